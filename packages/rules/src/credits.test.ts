import { expect, it } from 'vitest';
import { ceilingMinor, creditsIn } from './credits.ts';

it.each([
  ['USD', 200_000n],
  ['BDT', 24_000_000n],
  ['VND', 50_000_000n],
])('DR-0.2 counts 2,000 credits in %s', (currency, minor) => {
  expect(creditsIn(currency, 2000n)).toBe(minor);
});

it('refuses a currency whose scale is not known', () => {
  expect(() => creditsIn('XYZ', 1n)).toThrow('XYZ');
});

it.each([
  ['USD', 10_000_000_000n],
  ['BDT', 1_200_000_000_000n],
  ['VND', 2_500_000_000_000n],
  ['XYZ', 2_500_000_000_000n],
])('VEN-01 lets one operation move 100 million credits at most in %s', (currency, minor) => {
  expect(ceilingMinor(currency)).toBe(minor);
});
