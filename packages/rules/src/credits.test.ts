import { expect, it } from 'vitest';
import { creditsIn } from './credits.ts';

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
