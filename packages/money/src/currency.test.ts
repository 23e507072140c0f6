import { expect, it } from 'vitest';
import { decimalsOf, symbolOf } from './currency.ts';

it.each([
  ['USD', 2, '$'],
  ['BDT', 2, '৳'],
  ['VND', 0, '₫'],
  ['KWD', 3, 'KWD'],
  ['USDT', 2, 'USDT'],
])('DR-0.1 %s has %i decimals and the sign %s', (currency, decimals, symbol) => {
  expect(decimalsOf(currency)).toBe(decimals);
  expect(symbolOf(currency)).toBe(symbol);
});
