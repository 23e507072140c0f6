import type { Slip } from '@site/api/vendor';
import { walletCalls } from '@site/api/vendor';
import { expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { fixturesBetween } from '../../engines/markets/fixtures.ts';
import { readWording } from '../pages/wording.ts';
import { engines } from '../skins.ts';
import { findGame } from '../../catalogue/findGame.ts';
import { writeSlip } from './writeSlip.ts';

const languages = new Map([...readWording(engines.map(({ name }) => name))].filter(([code]) => code === 'EN' || code === 'BN'));

/** Returns what a move is placed on at the first game of an engine. */
function slipAt(engine: string, move: object, draw: number | null = null): Slip | undefined {
  const skin = playableGames()
    .map(({ gameCode }) => findGame(gameCode))
    .find((played) => played?.engine.name === engine);
  if (!skin) throw new Error(`No game of ${engine}.`);
  return writeSlip({ skin, move: { stakeMinor: '100', ...move }, draw }, languages);
}

const inEnglish = (slip: Slip | undefined) =>
  slip?.legs.map(({ market, selection, odds }) =>
    [market, selection, odds].map((words) => (typeof words === 'object' ? words['EN'] : words)).filter((text) => text !== undefined),
  );
const bets = (...spots: string[]) => ({ bets: spots.map((spot) => ({ spot, amountMinor: '20' })) });

it.each([
  [
    'roulette',
    bets('red', '17', '1-2-4-5'),
    [
      ['Red', '2'],
      ['Number 17', '36'],
      ['Corner 1, 2, 4, 5', '9'],
    ],
  ],
  ['sicBo', bets('small', 'total7', 'single3'), [['Small', '2'], ['Total 7', '13'], ['Face 3']]],
  [
    'baccarat',
    bets('banker', 'playerPair'),
    [
      ['Banker', '1.95'],
      ['Player pair', '12'],
    ],
  ],
  ['cockfight', bets('red', 'draw'), [['Meron'], ['Draw', '9']]],
  ['dice', { side: 'under', chance: 50 }, [['Under 50, chance 50%', '1.98']]],
  ['crash', { autoAt: 250 }, [['Cash out by itself at × 2.50', '2.50']]],
  ['crash', {}, undefined],
  ['plinko', { rows: 8, risk: 'high' }, [['8 rows, risk: High']]],
  ['mines', { mines: 5 }, [['Number of mines: 5']]],
  ['reels', {}, undefined],
  ['blackjack', { act: 'deal' }, undefined],
])('MEM-06 at %s %j is placed on %j', (engine, move, said) => {
  expect(inEnglish(slipAt(engine, move))).toEqual(said);
});

it('MEM-06 at draws each line is a bet of its own, on a draw by its name', () => {
  const line = { play: 'lo2', numbers: ['27'], stakeMinor: '100', oddsMilli: 98_000 };
  const slip = slipAt('draws', { lines: [line] }, 202_611_230_001);
  expect(slip?.legs).toMatchObject([{ selection: '27', odds: '98', amountMinor: '100', event: expect.stringMatching(/\d/) as string }]);
  expect(slip?.legs[0]?.market).toMatchObject({ EN: expect.any(String) as string, BN: expect.any(String) as string });
});

it.each([
  [1, ['1.8', '3.25'], undefined, '100'],
  [2, ['1.8', '3.25'], '5.85', undefined],
])('MEM-06 a slip in combinations of %i says the odds of its legs %j and together %s', (size, odds, together, amountMinor) => {
  const [one, other] = fixturesBetween('football', new Date('2026-11-23'), new Date('2026-11-24'));
  const legs = [
    { eventId: one?.eventId, selection: 'result:home', oddsMilli: 1800 },
    { eventId: other?.eventId, selection: 'result:draw', oddsMilli: 3250 },
  ];
  const slip = slipAt('markets', { slip: { legs, size, stakeMinor: '100', consent: 'any' } });
  expect(slip?.legs.map((leg) => leg.odds)).toEqual(odds);
  expect(slip?.odds).toBe(together);
  expect(slip?.legs.map((leg) => leg.amountMinor)).toEqual([amountMinor, amountMinor]);
  expect(slip?.legs[0]).toMatchObject({ event: `${one?.home} – ${one?.away}`, selection: one?.home });
});

const debitOf = (slip: Slip | undefined) => ({
  playerId: '1',
  currency: 'USD',
  txId: 'x',
  roundId: 'x',
  sessionId: 'x',
  gameCode: 'x',
  amountMinor: '2000',
  slip,
});
const spots = (count: number) => Array.from({ length: count }, (_, index) => ['1-2-4-5', 'dozen1', 'column2'][index % 3] ?? '');

it.each([12, 100])('MEM-06 the wallet takes a slip of %i legs in two languages', (legs) => {
  const debit = debitOf(slipAt('roulette', bets(...spots(legs))));
  expect(walletCalls.debit.input.safeParse(debit)).toMatchObject({ success: true });
  expect(debit.slip?.legs).toHaveLength(legs);
  const dozen = debit.slip?.legs[1]?.selection;
  expect(dozen).toEqual({ EN: 'Dozen 1–12', BN: expect.stringMatching(/১.*১২/) as string });
  expect(JSON.stringify(debit).length).toBeLessThan(48 * 1024);
});
