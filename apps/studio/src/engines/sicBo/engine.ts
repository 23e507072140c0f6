import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Engine } from '../../core/Engine.ts';
import { type BetsMove, writeBets } from '../tables/bets.ts';
import { drawTable } from '../tables/drawTable.ts';
import { findBetsFault, readBets } from '../tables/readBets.ts';
import { slipOfBets } from '../tables/slipOfBets.ts';
import { chipsIn } from '../tables/stakes.ts';
import { tableColors, tableStyle } from '../tables/tablePage.ts';
import { tableTheme, type TableTheme } from '../tables/TableTheme.ts';
import { sicBoScene } from './filmSicBo.ts';
import { drawDie } from './drawDie.ts';
import { stageMarkup } from './page.ts';
import { decimalOddsOf, DICE, limitsOf, payOf, throwDice } from './sicBo.ts';
import { spotName } from './spotName.ts';
import type { SicBoShown } from './wire.ts';

/** Sic bo: three dice under a cup, many bets in one move. */
export const sicBo: Engine<TableTheme, BetsMove, SicBoShown> = {
  name: 'sicBo',
  cycleMs: 4000,
  style: `${tableStyle}\n${readFileSync(path.join(import.meta.dirname, 'client/sicBo.css'), 'utf8')}`,
  proofFields: [
    { name: 'sicBoBets', label: 'table.verifyBets', pattern: '[a-zA-Z0-9.=\\-]*' },
    { name: 'sicBoPaid', label: 'table.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: tableTheme,
  // Small and big: 35/36. The paytable tells the return of each bet.
  returnPpm: () => 972_222,
  stakesIn: chipsIn,
  readMove: (input, { currency, moves }) => (moves.length === 0 ? readBets(input, { currency, limitsOf }) : undefined),
  findFault: (input, { currency }) => findBetsFault(input, { currency, limitsOf }),
  numbersOf: () => DICE,
  play(_theme, [move], numbers) {
    const bets = move?.bets ?? [];
    const dice = throwDice(numbers);
    const winMinor = bets.reduce((sum, bet) => sum + payOf(bet, dice), 0n);
    return { isOver: true, winMinor, shown: { dice, bets }, proof: { sicBoBets: writeBets(bets), sicBoPaid: String(winMinor) } };
  },

  slip: (_theme, { bets }, word) => slipOfBets(bets, { nameOf: (spot) => spotName(spot, word), oddsOf: decimalOddsOf }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: stageMarkup(theme, word),
    style: tableColors(theme),
    action: word('sicBo.throw'),
  }),
  draw: (theme, name) => drawDie(theme, name) ?? drawTable(theme, name),
  film: (theme, look) => filmScene(sicBoScene(theme), look),
};
