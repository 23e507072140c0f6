import { expect, it } from 'vitest';
import { formatMoneyInText } from './formatMoneyInText.ts';

it.each([
  [40n, 'USD', 'en', '$0.40'],
  [2000n, 'BDT', 'en', '৳20.00'],
  [40n, 'USDT', 'en', '0.40 USDT'],
])('GAM-14 %i of %s in %s reads %s', (amount, currency, locale, text) => {
  expect(formatMoneyInText(amount, currency, locale)).toBe(text);
});

it('GAM-14 an Arabic amount is isolated, so that no sentence turns it round', () => {
  expect(formatMoneyInText(40n, 'USD', 'ar')).toMatch(/^\u2066[^\u200F]*0\.40[^\u200F]*\u2069$/);
});
