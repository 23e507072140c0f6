import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { shotsScene } from './filmShots.ts';
import { type BatchMove, type BatchShown, cannonsIn, MAX_SHOTS, settleBatch } from './batch.ts';
import { RETURN_PPM } from './fish.ts';
import { drawPicture, stageMarkup, waterColors } from './page.ts';
import type { ShotsTheme } from './ShotsTheme.ts';
import { writeShots } from './proof.ts';
import { readBatch } from './readBatch.ts';
import { waterOf, waters } from './waters.ts';

/** Fishing: batches of shots at the fish of a water that all players of a game share. */
export const shots: Engine<ShotsTheme, BatchMove, BatchShown> = {
  name: 'shots',
  cycleMs: 500,
  style: readFileSync(path.join(import.meta.dirname, 'client/shots.css'), 'utf8'),
  proofFields: [
    { name: 'shots', label: 'shots.verifyShots', pattern: '[0-9x,]+' },
    { name: 'won', label: 'shots.verifyWon', pattern: '[0-9]{0,18}' },
  ],

  themeFor({ gameCode, look: { hand, motif, tone, face, warp, fill, key } }) {
    const water = waterOf(motif);
    return {
      name: gameCode,
      sign: gameCode.toUpperCase().replaceAll('-', ' '),
      water,
      kinds: waters[water].kinds,
      look: { hand, tone, face, warp, fill, key },
    };
  },
  returnPpm: () => RETURN_PPM,
  stakesIn: cannonsIn,
  readMove(input, table) {
    const read = readBatch(input, table);
    return read.ok ? read.move : undefined;
  },
  findFault(input, table) {
    const read = readBatch(input, table);
    return read.ok ? undefined : read.fault;
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

  page: (theme, word, locale) => ({
    icon: `/art/symbol/${theme.name}/icon.svg`,
    stage: stageMarkup(theme, word, locale),
    style: waterColors(theme),
    action: word('shots.fire'),
  }),
  draw: drawPicture,
  film: (theme, look) => filmScene(shotsScene(theme), look),
};
