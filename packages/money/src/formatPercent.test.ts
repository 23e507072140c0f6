import { expect, it } from 'vitest';
import { formatChance, formatPercent } from './formatPercent.ts';

it.each([
  [0.125, 'en', undefined, undefined, '13%'],
  [0.125, 'en', 2, undefined, '12.5%'],
  [0.9, 'en', 2, 2, '90.00%'],
  [0.0012345, 'en', 4, undefined, '0.1235%'],
  [0.125, 'bn', 1, undefined, '১২.৫%'],
])('I18-04 a share of %f in %s with %s decimals at most and %s at least is %s', (share, tag, most, fewest, written) => {
  expect(formatPercent(share, tag, most, fewest)).toBe(written);
});

it('I18-04 a chance has three digits that count', () => {
  expect([0.5, 0.00012345].map((chance) => formatChance(chance, 'en'))).toEqual(['50%', '0.0123%']);
});
