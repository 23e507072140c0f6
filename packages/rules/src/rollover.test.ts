import { expect, it } from 'vitest';
import { countedMinor } from './rollover.ts';

it.each([
  ['a deposit counts every game whole', 'all', 'PVP', 100n, 1000n, 0n, { doneMinor: 100n, leftMinor: 0n }],
  ['a bonus counts slots whole', 'bonus', 'RNG', 100n, 1000n, 0n, { doneMinor: 100n, leftMinor: 0n }],
  ['a bonus counts half of fishing', 'bonus', 'FISH', 100n, 1000n, 0n, { doneMinor: 50n, leftMinor: 0n }],
  ['a bonus counts a fifth of a live table', 'bonus', 'LIVE', 100n, 1000n, 10n, { doneMinor: 30n, leftMinor: 0n }],
  ['a bonus counts nothing of a room', 'bonus', 'PVP', 100n, 1000n, 0n, { doneMinor: 0n, leftMinor: 100n }],
  ['what is left goes to the next', 'all', 'RNG', 100n, 1000n, 940n, { doneMinor: 1000n, leftMinor: 40n }],
  ['what is left of a share', 'bonus', 'LIVE', 100n, 1000n, 990n, { doneMinor: 1000n, leftMinor: 50n }],
  ['a share of less than a unit counts as one', 'bonus', 'LIVE', 1n, 1000n, 0n, { doneMinor: 1n, leftMinor: 0n }],
  ['a correction takes back', 'all', 'RNG', -100n, 1000n, 300n, { doneMinor: 200n, leftMinor: 0n }],
  ['a correction takes back no more than is there', 'all', 'RNG', -100n, 1000n, 30n, { doneMinor: 0n, leftMinor: -70n }],
] as const)('DR-3.2 %s', (_what, counts, gameType, validBetMinor, needMinor, doneMinor, counted) => {
  expect(countedMinor({ validBetMinor, gameType, counts, needMinor, doneMinor })).toEqual(counted);
});
