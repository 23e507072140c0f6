import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { boothStyle } from '../instant/boothStyle.ts';
import { type InstantTheme, instantTheme } from '../instant/InstantTheme.ts';
import { boothColors, drawBooth } from '../instant/page.ts';
import { multipleOf, toTimes } from '../instant/Ratio.ts';
import { readStake, stakesIn } from '../instant/stakes.ts';
import { plinkoScene } from './filmPlinko.ts';
import { stageMarkup } from './page.ts';
import { dropBall, type PlinkoMove, type PlinkoShown, returnPpm, risks, rowCounts, timesOf } from './rules.ts';

const move = z.strictObject({ stakeMinor: z.string().regex(/^\d{1,18}$/), rows: z.literal(rowCounts), risk: z.literal(risks) });

const ppm = returnPpm();

/** Plinko: a ball falls through 8, 12 or 16 rows of pins into a pocket. */
export const plinko: Engine<InstantTheme, PlinkoMove, PlinkoShown> = {
  name: 'plinko',
  cycleMs: 2500,
  style: boothStyle + readFileSync(path.join(import.meta.dirname, 'client/plinko.css'), 'utf8'),
  proofFields: [
    { name: 'rows', label: 'plinko.rows', pattern: '8|12|16' },
    { name: 'risk', label: 'plinko.verifyRisk', pattern: 'low|medium|high' },
    { name: 'times', label: 'plinko.verifyTimes', pattern: '[0-9.]{0,10}' },
  ],

  themeFor: instantTheme,
  returnPpm: () => ppm,
  stakesIn,
  readMove(input, { currency, moves }) {
    const read = move.safeParse(input);
    const stakeMinor = read.success && moves.length === 0 ? readStake(read.data.stakeMinor, currency) : undefined;
    return read.success && stakeMinor !== undefined ? { stakeMinor, rows: read.data.rows, risk: read.data.risk } : undefined;
  },
  numbersOf: () => Math.max(...rowCounts),
  play(_theme, [dropped], numbers) {
    if (!dropped) throw new TypeError('A round begins with a ball.');
    const { stakeMinor, rows, risk } = dropped;
    const shown = { rows, risk, path: dropBall(rows, numbers) };
    const times = timesOf(shown);
    return {
      isOver: true,
      winMinor: multipleOf(BigInt(stakeMinor), times),
      shown,
      proof: { rows: String(rows), risk, times: toTimes(times) },
    };
  },

  slip: (_theme, { rows, risk }, word) => ({ legs: [{ selection: word('plinko.paysFor', { rows, risk: word(`plinko.${risk}`) }) }] }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/ball.svg`,
    stage: stageMarkup(theme, word),
    style: boothColors(theme),
    action: word('plinko.drop'),
  }),
  draw,
  film: (theme, look) => filmScene(plinkoScene(theme, draw(theme, 'ball') ?? ''), look),
};

function draw(theme: InstantTheme, name: string): string | undefined {
  const { motif, coloring, hand } = theme.look;
  // A ball that is one picture falls as itself; other motifs lend their colour to a marble.
  return name === 'ball' && motif !== 'ball'
    ? drawSymbol({ motif: 'marble', coloring, hand }, name)
    : drawBooth(theme, name === 'ball' ? 'motif' : name);
}
