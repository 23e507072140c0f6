import { expect, it } from 'vitest';
import type { Bet } from '../tables/bets.ts';
import { roulette } from './engine.ts';
import { pocketOf, winOf } from './playRoulette.ts';
import { colorOf, hotAndCold, limitsOf, POCKETS, type SpotKind, spots, timesOf, wheelOrder } from './spots.ts';

const everyPocket = Array.from({ length: POCKETS }, (_, pocket) => pocket);

it('GAM-14 the hottest numbers came most often, and of equal ones last; the coldest never', () => {
  const { hot, cold } = hotAndCold([5, 17, 5, 0, 17, 9], 3);
  expect(hot).toEqual([17, 5, 9]);
  expect(cold).toHaveLength(3);
  expect(cold.some((pocket) => [5, 17, 0, 9].includes(pocket))).toBe(false);
});

it('GAM-14 the wheel has every number once, and 18 reds and 18 blacks in turn', () => {
  expect(wheelOrder.toSorted((one, other) => one - other)).toEqual(everyPocket);
  const colors = wheelOrder.slice(1).map(colorOf);
  expect(colors).toEqual(colors.map((_, index) => (index % 2 === 0 ? 'red' : 'black')));
});

it.each<[kind: SpotKind, count: number, numbers: readonly number[], times: readonly number[]]>([
  ['straight', 37, [1], [36]],
  ['split', 60, [2], [18]],
  ['street', 14, [3], [12]],
  ['corner', 23, [4], [9]],
  ['line', 11, [6], [6]],
  ['dozen', 3, [12], [3]],
  ['column', 3, [12], [3]],
  ['half', 6, [18], [2]],
])('GAM-14 there are %s bets: %i, on %j numbers, at %j times the stake', (kind, count, numbers, times) => {
  const ofKind = [...spots.values()].filter((spot) => spot.kind === kind);
  expect(ofKind).toHaveLength(count);
  expect([...new Set(ofKind.map((spot) => spot.numbers.length))]).toEqual(numbers);
  expect([...new Set(ofKind.map(timesOf))]).toEqual(times);
});

it.each([...spots.values()])('GAM-14 DR-12 a bet on $name returns 36 of 37 over all numbers', ({ name }) => {
  const paid = everyPocket.map((pocket) => winOf([{ spot: name, amountMinor: '100' }], pocket));
  expect(paid.reduce((sum, win) => sum + win, 0n)).toBe(3600n);
  expect(Math.round((36 / 37) * 1e6)).toBe(roulette.returnPpm(theme));
});

it.each([
  ['17', 17, 3600n],
  ['17', 18, 0n],
  ['17-18', 18, 1800n],
  ['0-1-2-3', 0, 900n],
  ['red', 0, 0n],
  ['even', 0, 0n],
  ['low', 18, 200n],
  ['high', 19, 200n],
  ['dozen2', 13, 300n],
  ['column3', 36, 300n],
  ['column1', 34, 300n],
])('GAM-14 100 on %s pays at %i: %i', (spot, pocket, win) => {
  expect(winOf([{ spot, amountMinor: '100' }], pocket)).toBe(win);
});

it('GAM-10 each number stands for one pocket, all equally often', () => {
  const counts = Map.groupBy(
    Array.from({ length: 37_000 }, (_, index) => pocketOf(index / 37_000)),
    (pocket) => pocket,
  );
  expect([...counts.values()].every(({ length }) => Math.abs(length - 1000) <= 1)).toBe(true);
  expect([pocketOf(0), pocketOf(1 - 2 ** -32)]).toEqual([0, 36]);
});

const theme = roulette.themeFor({
  gameCode: 'crown-roulette',
  gameClassify: 'TABLE',
  look: {
    hand: 'flat',
    motif: 'crown',
    coloring: 'onyx',
    tone: 'plum',
    pattern: 'diamonds',
    turn: 0,
    face: 'luckiest-guy',
    warp: 'slant',
    fill: 'snow',
    key: 'crimson',
  },
});
const read = (bets: unknown, stakeMinor: unknown = '100', currency = 'USD') =>
  roulette.readMove({ stakeMinor, bets }, { theme, currency, moves: [] });
const bet = (spot: string, amountMinor = '100'): Bet => ({ spot, amountMinor });

it('GAM-14 bets within the limits are taken, whatever their order, and settled on one number', () => {
  const move = read([bet('red', '60'), bet('17', '20'), bet('16-17-19-20', '20')]);
  expect(move).toBeDefined();
  const position = roulette.play(theme, move ? [move] : [], [17 / 37 + 0.001]);
  expect(position).toMatchObject({ isOver: true, winMinor: 20n * 36n + 20n * 9n, shown: { pocket: 17 } });
});

it.each<[what: string, bets: unknown, stakeMinor?: unknown, currency?: string]>([
  ['no bets', [], '0'],
  ['bets that are no list', { spot: 'red' }],
  ['an unknown place', [bet('purple')]],
  ['numbers that do not touch', [bet('17-19')]],
  ['numbers in another order', [bet('18-17')]],
  ['a place named twice', [bet('red', '60'), bet('red', '40')]],
  ['a stake that is not the sum', [bet('red', '60')]],
  ['an amount between two chips', [bet('red', '110')], '110'],
  ['a bet of nothing', [bet('red', '0')], '0'],
  ['a negative bet', [bet('red', '-100')], '-100'],
  ['an amount of letters', [bet('red', 'all')], 'all'],
  ['an amount with a point', [bet('red', '100.0')]],
  ['an amount with a leading zero', [bet('red', '0100')]],
  ['an amount that is a number', [{ spot: 'red', amountMinor: 100 }]],
  ['an amount beyond any account', [bet('red', '1'.padEnd(19, '0'))], '1'.padEnd(19, '0')],
  ['more than the most on a number', [bet('17', '10020')], '10020'],
  ['more than the most on a half', [bet('red', '180020')], '180020'],
  ['more than a hundred bets', [...spots.keys()].slice(0, 101).map((spot) => bet(spot, '20')), '2020'],
  ['a field that is not known', [{ ...bet('red'), times: 36 }]],
  ['a currency that is not accepted', [bet('red')], '100', 'EUR'],
])('GAM-14 %s: no move', (_what, bets, stakeMinor, currency) => {
  expect(read(bets, stakeMinor, currency)).toBeUndefined();
});

it('GAM-14 a second move is refused', () => {
  const move = read([bet('red')]);
  expect(roulette.readMove(move, { theme, currency: 'USD', moves: move ? [move] : [] })).toBeUndefined();
});

it('GAM-14 no place pays more than 18,000 smallest chips', () => {
  for (const spot of spots.values()) expect(Number(limitsOf(spot.name)?.most) * timesOf(spot)).toBeLessThanOrEqual(18_000);
});
