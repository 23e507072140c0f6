import { expect, it } from 'vitest';
import { tierOf } from './tier.ts';

it.each([
  [0n, undefined],
  [1n, undefined],
  [40n, undefined],
  [41n, 'small'],
  [399n, 'small'],
  [400n, 'big'],
  [1999n, 'big'],
  [2000n, 'mega'],
] as const)('GAM-14 a win of %i on a stake of 40 is celebrated as %s', (winMinor, tier) => {
  expect(tierOf({ winMinor, stakeMinor: 40n })).toBe(tier);
});
