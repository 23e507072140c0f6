import { expect, it } from 'vitest';
import { cappedRebate, rebateMinor, rebateRatePpm, type RebateLine } from './rebate.ts';

const line = (gameType: RebateLine['gameType'], level: number, validBetMinor: bigint, usedMinor = 0n): RebateLine => ({
  gameType,
  level,
  validBetMinor,
  usedMinor,
});

it.each([
  ['the vector of VIP 3', [line('RNG', 3, 1_234_567n), line('LIVE', 3, 800_000n), line('SPORTS', 3, 150_050n)], 10_157n],
  // 300 × 3,000 ppm is 0.009 of a unit twice over: each of them alone would round to nothing.
  ['0.009 in two categories', [line('RNG', 0, 300n), line('FISH', 0, 300n)], 1n],
  ['0.009 in one category', [line('RNG', 0, 300n)], 0n],
  ['two levels of one category', [line('RNG', 0, 100_000n), line('RNG', 6, 100_000n)], 1300n],
  ['what a bonus has used', [line('RNG', 0, 100_000n, 40_000n)], 180n],
  ['corrections that are larger', [line('RNG', 0, -100_000n), line('LIVE', 0, 1000n)], 0n],
  ['nothing', [], 0n],
] as const)('DR-2.1 DR-2.2 %s', (_what, lines, amountMinor) => {
  expect(rebateMinor(lines)).toBe(amountMinor);
});

it.each([
  ['RNG', 0, 3000],
  ['RNG', 6, 10_000],
  ['FISH', 6, 9000],
  ['LIVE', 3, 2500],
  ['SPORTS', 1, 3000],
  ['ESPORTS', 5, 7000],
  ['PVP', 2, 2000],
  ['ELOTT', 6, 2500],
  ['LOTT', 0, 500],
  ['COCKFIGHT', 4, 3000],
] as const)('DR-2.4 the rate of %s at VIP %i', (gameType, level, ratePpm) => {
  expect(rebateRatePpm(gameType, level)).toBe(ratePpm);
});

it.each([
  ['less than the cap', 499_999n, 0n, { amountMinor: 499_999n, carriedMinor: 0n }],
  ['more than the cap', 600_000n, 0n, { amountMinor: 500_000n, carriedMinor: 100_000n }],
  ['what the day has left', 600_000n, 450_000n, { amountMinor: 50_000n, carriedMinor: 550_000n }],
  ['a day that is full', 100n, 500_000n, { amountMinor: 0n, carriedMinor: 100n }],
] as const)('DR-2.3 %s', (_what, dueMinor, creditedMinor, credited) => {
  expect(cappedRebate({ dueMinor, creditedMinor, capMinor: 500_000n })).toEqual(credited);
});
