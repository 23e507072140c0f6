import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Engine } from '../../core/Engine.ts';
import { type BatchMove, type BatchShown, cannonsIn, MAX_SHOTS, settleBatch } from './batch.ts';
import { fishAt, isInWater, RETURN_PPM } from './fish.ts';
import { drawPicture, stageMarkup, waterColors } from './page.ts';
import type { ShotsTheme } from './ShotsTheme.ts';
import { writeShots } from './proof.ts';
import { waterOf, waters } from './waters.ts';

/** A shot may be at a fish that came or left this long ago: the clocks differ a little, and a call takes its time. */
const GRACE_MS = 3000;

const digits = z.string().regex(/^\d{1,18}$/);
const batch = z.strictObject({
  stakeMinor: digits,
  shots: z
    .array(z.strictObject({ fish: z.int().min(0), costMinor: digits }))
    .min(1)
    .max(MAX_SHOTS),
});

/** Fishing: batches of shots at the fish of a water that all players of a game share. */
export const shots: Engine<ShotsTheme, BatchMove, BatchShown> = {
  name: 'shots',
  cycleMs: 500,
  style: readFileSync(path.join(import.meta.dirname, 'client/shots.css'), 'utf8'),
  proofFields: [
    { name: 'shots', label: 'shots.verifyShots', pattern: '[0-9x,]+' },
    { name: 'won', label: 'shots.verifyWon', pattern: '[0-9]{0,18}' },
  ],

  themeFor({ gameCode, look: { motif, tone, face, warp, fill, key } }) {
    const water = waterOf(motif);
    return {
      name: gameCode,
      sign: gameCode.toUpperCase().replaceAll('-', ' '),
      water,
      kinds: waters[water].kinds,
      look: { tone, face, warp, fill, key },
    };
  },
  returnPpm: () => RETURN_PPM,
  stakesIn: cannonsIn,
  readMove(input, { theme, currency, moves, nowMs = 0 }) {
    const read = batch.safeParse(input);
    if (!read.success || moves.length > 0) return undefined;
    const costs = cannonsIn(currency);
    const fired = read.data.shots.map(({ fish, costMinor }) => ({ fish, costMinor: String(BigInt(costMinor)) }));
    const stakeMinor = fired.reduce((sum, { costMinor }) => sum + BigInt(costMinor), 0n);
    const isAllowed = fired.every(({ fish, costMinor }) => {
      const target = fishAt(theme, fish);
      return costs.includes(BigInt(costMinor)) && target !== undefined && isInWater(target, nowMs, GRACE_MS);
    });
    return isAllowed && stakeMinor === BigInt(read.data.stakeMinor) ? { stakeMinor: String(stakeMinor), shots: fired } : undefined;
  },
  numbersOf: () => MAX_SHOTS,
  play(theme, [move], numbers) {
    if (!move) throw new TypeError('A batch needs shots.');
    const settled = settleBatch(theme, move.shots, numbers);
    return {
      isOver: true,
      winMinor: settled.winMinor,
      shown: { shots: settled.shots },
      proof: { shots: writeShots(move.shots), won: String(settled.winMinor) },
    };
  },

  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/icon.svg`,
    stage: stageMarkup(theme, word),
    style: waterColors(theme),
    action: word('shots.fire'),
  }),
  draw: drawPicture,
};
