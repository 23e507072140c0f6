import { expect, it } from 'vitest';
import { convertedMinor, pointsOf, pointWeight, splitPoints } from './points.ts';

it.each([
  ['100 credits on slots', [['RNG', 'USD', 10_000n]], 1n],
  ['a cent less', [['RNG', 'USD', 9999n]], 0n],
  ['half of live tables', [['LIVE', 'USD', 20_000n]], 1n],
  [
    'three tenths of lotteries and cockfights',
    [
      ['ELOTT', 'USD', 100_000n],
      ['LOTT', 'USD', 100_000n],
      ['COCKFIGHT', 'USD', 100_000n],
    ],
    9n,
  ],
  ['a fifth of rooms', [['PVP', 'USD', 50_000n]], 1n],
  [
    'fractions of several categories together',
    [
      ['RNG', 'USD', 5000n],
      ['LIVE', 'USD', 10_000n],
    ],
    1n,
  ],
  ['taka by their credits', [['SPORTS', 'BDT', 1_200_000n]], 1n],
  [
    'halves of two currencies together',
    [
      ['RNG', 'BDT', 600_000n],
      ['FISH', 'USD', 5000n],
    ],
    1n,
  ],
  [
    'the picture’s day',
    [
      ['RNG', 'USD', 1_482_000n],
      ['SPORTS', 'USD', 411_000n],
      ['LIVE', 'USD', 470_200n],
    ],
    212n,
  ],
  ['a day of corrections', [['RNG', 'USD', -50_000n]], 0n],
  ['nothing', [], 0n],
] as const)('DR-5.1 %s', (_what, bets, points) => {
  expect(pointsOf(bets.map(([gameType, currency, validBetMinor]) => ({ gameType, currency, validBetMinor })))).toBe(points);
});

it.each([
  ['USD', 100n, 100n],
  ['USD', 5000n, 5000n],
  ['BDT', 300n, 36_000n],
  ['VND', 100n, 25_000n],
] as const)('DR-5.2 in %s %d points are %d minor units', (currency, points, amountMinor) => {
  expect(convertedMinor(currency, points)).toBe(amountMinor);
});

it('DR-5.1 e-sports weigh as much as sports', () => {
  expect([pointWeight('SPORTS'), pointWeight('ESPORTS'), pointWeight('LIVE')]).toEqual([1, 1, 0.5]);
});

it('DR-5.1 the points of a day are split among its categories without a rest', () => {
  const day = [
    { gameType: 'RNG', currency: 'USD', validBetMinor: 15_000n },
    { gameType: 'LIVE', currency: 'USD', validBetMinor: 10_000n },
    { gameType: 'PVP', currency: 'USD', validBetMinor: 5000n },
  ] as const;
  expect([pointsOf(day), splitPoints(day)]).toEqual([2n, [2n, 0n, 0n]]);
});
