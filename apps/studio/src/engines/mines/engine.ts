import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine, Table } from '../../core/Engine.ts';
import { boothStyle } from '../instant/boothStyle.ts';
import { boothColors, drawBooth } from '../instant/page.ts';
import { multipleOf, toTimes } from '../instant/Ratio.ts';
import { readStake, stakesIn } from '../instant/stakes.ts';
import { minesScene } from './filmMines.ts';
import { composeTheme, type MinesTheme } from './composeTheme.ts';
import { stageMarkup } from './page.ts';
import { CELLS, MOST_MINES, type MinesMove, type MinesShown, playMines, returnPpm } from './rules.ts';

const begin = z.strictObject({ stakeMinor: z.string().regex(/^\d{1,18}$/), mines: z.int().min(1).max(MOST_MINES) });
const pick = z.strictObject({
  stakeMinor: z.literal('0'),
  cell: z
    .int()
    .min(0)
    .max(CELLS - 1),
});
const cashOut = z.strictObject({ stakeMinor: z.literal('0'), cashOut: z.literal(true) });

const ppm = returnPpm();

/** Mines: 25 cells, of which the player chooses how many are mines. Each gem raises the payout; a mine loses the stake. */
export const mines: Engine<MinesTheme, MinesMove, MinesShown> = {
  name: 'mines',
  cycleMs: 2500,
  style: boothStyle + readFileSync(path.join(import.meta.dirname, 'client/mines.css'), 'utf8'),
  proofFields: [
    { name: 'mines', label: 'mines.verifyMines', pattern: '[0-9]{0,2}' },
    { name: 'picks', label: 'mines.verifyPicks', pattern: '[0-9 ]{0,80}' },
    { name: 'times', label: 'mines.verifyTimes', pattern: '[0-9.]{0,10}' },
  ],

  themeFor: composeTheme,
  returnPpm: () => ppm,
  stakesIn,
  readMove,
  leave: () => ({ stakeMinor: '0', cashOut: true }),
  numbersOf: () => MOST_MINES,
  play(_theme, moves, numbers) {
    const { isOver, paid, ...shown } = playMines(moves, numbers);
    const stake = moves.reduce((total, { stakeMinor }) => total + BigInt(stakeMinor), 0n);
    return {
      isOver,
      winMinor: multipleOf(stake, paid),
      shown,
      proof: { mines: String(shown.mines), picks: shown.opened.map((cell) => cell + 1).join(' '), times: toTimes(paid) },
    };
  },

  slip: (_theme, move, word) => ({
    legs: 'mines' in move ? [{ selection: `${word('mines.verifyMines')}: ${move.mines}` }] : [],
  }),
  page: (theme, word, locale) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word, locale),
    style: boothColors(theme),
    action: word('mines.begin'),
  }),
  draw: (theme, name) =>
    name === 'hazard'
      ? drawSymbol({ motif: theme.hazard.piece, coloring: theme.hazard.coloring, hand: theme.look.hand }, name)
      : drawBooth(theme, name),
  film: (theme, look) => filmScene(minesScene(theme), look),
};

function readMove(input: unknown, { currency, position }: Table<MinesTheme, MinesMove, MinesShown>): MinesMove | undefined {
  if (!position) {
    const read = begin.safeParse(input);
    const stakeMinor = read.success ? readStake(read.data.stakeMinor, currency) : undefined;
    return read.success && stakeMinor !== undefined ? { stakeMinor, mines: read.data.mines } : undefined;
  }
  const { opened } = position.shown;
  const picked = pick.safeParse(input);
  if (picked.success) return opened.includes(picked.data.cell) ? undefined : picked.data;
  const cashed = cashOut.safeParse(input);
  // Without a gem there is nothing to cash out: a stake that is merely returned would count as play.
  return cashed.success && opened.length > 0 ? cashed.data : undefined;
}
