import { expect, it } from 'vitest';
import { floorMinor } from './floorMinor.ts';

it.each([
  ['a whole amount', 100_000_000n, 5000, 500_000n],
  ['less than a minor unit', 199n, 5000, 0n],
  ['exactly a minor unit', 200n, 5000, 1n],
  ['just below the next', 399n, 5000, 1n],
  ['beyond what a float holds', 9_007_199_254_740_993_000_000n, 1, 9_007_199_254_740_993n],
  ['nothing', 0n, 500_000, 0n],
])('DR-0.1 %s', (_what, base, ratePpm, amount) => {
  expect(floorMinor(base, ratePpm)).toBe(amount);
});
