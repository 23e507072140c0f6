import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

it.each([
  [40n, 'USD', 'en', '$0.40'],
  [-339_751n, 'USD', 'en', '−$3,397.51'],
  [25_000n, 'VND', 'en', '₫25,000'],
  [900_719_925_474_099_301n, 'USD', 'en', '$9,007,199,254,740,993.01'],
  [40n, 'USDT', 'en', '0.40 USDT'],
  [-339_751n, 'USDT', 'en', '−3,397.51 USDT'],
  [123_456n, 'USDT', 'bn', '১,২৩৪.৫৬ USDT'],
  [123_456n, 'USDT', 'ar', '1,234.56 USDT'],
] as const)('SHL-02 writes %s minor units of %s in %s as %s', (amountMinor, currency, locale, text) => {
  expect(formatMoney(amountMinor, currency, locale)).toBe(text);
});

it('SHL-02 puts a plus before gains where asked', () => {
  expect(formatMoney(40n, 'USDT', 'en', 'always')).toBe('+0.40 USDT');
});
