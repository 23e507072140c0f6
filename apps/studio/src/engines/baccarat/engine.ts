import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { type BetsMove, writeBets } from '../tables/bets.ts';
import { findBetsFault, readBets } from '../tables/readBets.ts';
import { drawTable } from '../tables/drawTable.ts';
import { slipOfBets } from '../tables/slipOfBets.ts';
import { chipsIn } from '../tables/stakes.ts';
import { tableColors, tableStyle } from '../tables/tablePage.ts';
import { tableTheme, type TableTheme } from '../tables/TableTheme.ts';
import { baccaratScene } from './filmBaccarat.ts';
import { stageMarkup } from './page.ts';
import { CARDS_MAX, limitsOf, oddsOf, payOf, playBaccarat, returnsPpm } from './playBaccarat.ts';
import type { BaccaratShown } from './wire.ts';

/** Baccarat, punto banco: the drawing rules decide, the player only bets. */
export const baccarat: Engine<TableTheme, BetsMove, BaccaratShown> = {
  name: 'baccarat',
  cycleMs: 4000,
  style: `${tableStyle}\n${readFileSync(path.join(import.meta.dirname, 'client/baccarat.css'), 'utf8')}`,
  proofFields: [
    { name: 'baccaratBets', label: 'baccarat.verifyBets', pattern: '[a-zA-Z0-9.=]*' },
    { name: 'baccaratPaid', label: 'baccarat.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: tableTheme,
  // The lower of the two main bets. The paytable tells that of each bet.
  returnPpm: () => returnsPpm.player,
  stakesIn: chipsIn,
  readMove: (input, { currency, moves }) => (moves.length === 0 ? readBets(input, { currency, limitsOf }) : undefined),
  findFault: (input, { currency }) => findBetsFault(input, { currency, limitsOf }),
  numbersOf: () => CARDS_MAX,
  play(_theme, [move], numbers) {
    const bets = move?.bets ?? [];
    const hands = playBaccarat(numbers);
    const winMinor = bets.reduce((sum, bet) => sum + payOf(bet, hands), 0n);
    return {
      isOver: true,
      winMinor,
      shown: { ...hands, bets },
      proof: { baccaratBets: writeBets(bets), baccaratPaid: String(winMinor) },
    };
  },

  slip: (_theme, { bets }, word) => slipOfBets(bets, { nameOf: (spot) => word(`baccarat.${spot}`), oddsOf }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word),
    style: tableColors(theme),
    action: word('baccarat.deal'),
  }),
  draw: drawTable,
  film: (theme, look) => filmScene(baccaratScene(theme), look),
};
