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
import { rouletteScene } from './filmRoulette.ts';
import { drawWheel } from './drawWheel.ts';
import { stageMarkup } from './page.ts';
import { pocketOf, winOf } from './playRoulette.ts';
import { spotName } from './spotName.ts';
import { limitsOf, oddsOf } from './spots.ts';
import type { RouletteShown } from './wire.ts';

/** Roulette with one zero: many bets in one move, one number, all bets settled on it. */
export const roulette: Engine<TableTheme, BetsMove, RouletteShown> = {
  name: 'roulette',
  cycleMs: 5000,
  style: `${tableStyle}\n${readFileSync(path.join(import.meta.dirname, 'client/roulette.css'), 'utf8')}`,
  proofFields: [
    { name: 'rouletteBets', label: 'roulette.verifyBets', pattern: '[a-z0-9.=\\-]*' },
    { name: 'roulettePaid', label: 'roulette.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: tableTheme,
  // 36/37 for every bet.
  returnPpm: () => 972_973,
  stakesIn: chipsIn,
  readMove: (input, { currency, moves }) => (moves.length === 0 ? readBets(input, { currency, limitsOf }) : undefined),
  findFault: (input, { currency }) => findBetsFault(input, { currency, limitsOf }),
  numbersOf: () => 1,
  play(_theme, [move], [number = 0]) {
    const bets = move?.bets ?? [];
    const pocket = pocketOf(number);
    const winMinor = winOf(bets, pocket);
    return {
      isOver: true,
      winMinor,
      shown: { pocket, bets },
      proof: { rouletteBets: writeBets(bets), roulettePaid: String(winMinor) },
    };
  },

  slip: (_theme, { bets }, word) => slipOfBets(bets, { nameOf: (spot) => spotName(spot, word), oddsOf }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/wheel.svg`,
    stage: stageMarkup(theme, word),
    style: tableColors(theme),
    action: word('game.spin'),
  }),
  draw: (theme, name) => (name === 'wheel' ? drawWheel(theme) : drawTable(theme, name)),
  film: (theme, look) => filmScene(rouletteScene(theme), look),
};
