import { creditsIn } from '@site/rules/credits';
import { filmScene } from '../../art/film/filmScene.ts';
import type { Clock, Engine, Totals } from '../../core/Engine.ts';
import { liveMarkup, drawWall, liveStyle, readStyle } from '../live/livePage.ts';
import { findBetsFault, readBets } from '../tables/readBets.ts';
import { type BetsMove, writeBets } from '../tables/bets.ts';
import { drawTable } from '../tables/drawTable.ts';
import { slipOfBets } from '../tables/slipOfBets.ts';
import { chipsIn } from '../tables/stakes.ts';
import { tableColors } from '../tables/tablePage.ts';
import { cockfightScene } from './filmCockfight.ts';
import { cockfightTheme, type CockfightTheme } from './CockfightTheme.ts';
import { drawOutcome, limitsOf, poolReturnPpm } from './fight.ts';
import { fightTimes } from './fightTimes.ts';
import { isOneSided, type Pool, poolTerms, returnMinorOf } from './pool.ts';
import { pitMarkup, poolMarkup } from './page.ts';
import type { CockfightShown, FightResult, FightSelection } from './wire.ts';

/** Stake of the house on each side, in credits: a single player's bet needs a pool. */
const HOUSE_CREDITS = 500n;

const clock: Clock<CockfightTheme, BetsMove> = {
  ...fightTimes,
  runMs: () => fightTimes.runMs,
  tellsAtStart: true,
  outcome: (_theme, numbers) => resultOf(numbers),
  betsOf: ({ bets }) => bets,
  houseStakes(currency) {
    const stake = String(creditsIn(currency, HOUSE_CREDITS));
    return { red: stake, blue: stake };
  },
};

/** Cockfight: two sides share a pool, whose payouts move with it until the betting closes. A draw is a fixed bet. Source: docs/domain.md DR-13. */
export const cockfight: Engine<CockfightTheme, BetsMove, CockfightShown> = {
  name: 'cockfight',
  cycleMs: 0,
  clock,
  style: [liveStyle, readStyle('baccarat/client/baccarat'), readStyle('cockfight/client/cockfight')].join('\n'),
  proofFields: [
    { name: 'cockfightBets', label: 'table.verifyBets', pattern: '[a-z0-9.=]*' },
    { name: 'cockfightPool', label: 'cockfight.verifyPool', pattern: '[0-9]{1,20}/[0-9]{1,20}' },
    { name: 'cockfightPaid', label: 'table.verifyPaid', pattern: '[0-9]{0,20}' },
  ],

  themeFor: cockfightTheme,
  // That of all bets on the two sides together, whatever the pool.
  returnPpm: () => poolReturnPpm(),
  stakesIn: chipsIn,
  readMove: (input, { currency, moves }) => (moves.length === 0 ? readBets(input, { currency, limitsOf }) : undefined),
  findFault: (input, { currency }) => findBetsFault(input, { currency, limitsOf }),
  // The outcome, and the course of the fight that is shown.
  numbersOf: () => 2,
  play(_theme, [move], numbers, totals = {}) {
    const bets = move?.bets ?? [];
    if (numbers.length === 0) return { isOver: false, winMinor: 0n, shown: { bets, outcome: null }, proof: {} };
    const result = resultOf(numbers);
    const pool = poolIn(totals);
    const outcome = isOneSided(pool) ? 'cancelled' : result.winner;
    const winMinor = bets.reduce(
      (sum, { spot, amountMinor }) =>
        sum + returnMinorOf({ selection: spot as FightSelection, stakeMinor: BigInt(amountMinor) }, outcome, pool),
      0n,
    );
    return {
      isOver: true,
      winMinor,
      shown: { bets, outcome: { ...result, pool: { red: String(pool.red), blue: String(pool.blue) } } },
      proof: { cockfightBets: writeBets(bets), cockfightPool: `${pool.red}/${pool.blue}`, cockfightPaid: String(winMinor) },
    };
  },

  slip: (_theme, { bets }, word) =>
    // The two sides share a pool, whose odds are final when the betting closes.
    slipOfBets(bets, {
      nameOf: (spot) => word(`cockfight.${spot}`),
      oddsOf: (spot) => (spot === 'draw' ? poolTerms.drawProfit + 1 : undefined),
    }),
  page: (theme, word) => ({
    icon: `/art/symbol/${theme.name}/motif.svg`,
    stage: liveMarkup(theme, word, { kind: 'cockfight', scene: pitMarkup(theme), content: poolMarkup(word) }),
    style: tableColors(theme),
    action: word('live.place'),
  }),
  draw: (theme, name) => (name === 'wall' ? drawWall(theme) : drawTable(theme, name)),
  film: (theme, look) => filmScene(cockfightScene(theme), look),
};

const resultOf = ([number = 0, course = 0]: readonly number[]): FightResult => ({ winner: drawOutcome(number), course });

const poolIn = ({ red = '0', blue = '0' }: Totals): Pool => ({ red: BigInt(red), blue: BigInt(blue) });
