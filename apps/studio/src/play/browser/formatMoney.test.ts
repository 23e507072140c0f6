import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

it.each([
  [40n, 'USD', 'en', '$0.40'],
  [126_610n, 'USD', 'en', '$1,266.10'],
  [2000n, 'BDT', 'en', '৳20.00'],
  [5000n, 'VND', 'en', '₫5,000'],
  [40n, 'USDT', 'en', '0.40 USDT'],
  [9_007_199_254_740_993_00n, 'USD', 'en', '$9,007,199,254,740,993.00'],
  [0n, 'USD', 'en', '$0.00'],
])('GAM-14 %i of %s in %s reads %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
});

it('GAM-14 an Arabic amount is isolated, so that no sentence turns it round', () => {
  expect(formatMoney(40n, 'USD', 'ar')).toMatch(/^\u2066[^\u200F]*0\.40[^\u200F]*\u2069$/);
});
