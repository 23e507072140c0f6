import { expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

it.each([
  ['600', 'en', 2, 60_000n],
  ['600.5', 'en', 2, 60_050n],
  ['.5', 'en', 2, 50n],
  ['1,234.56', 'en', 2, 123_456n],
  ['1 234,56', 'fr', 2, 123_456n],
  ['1.234,56', 'de', 2, 123_456n],
  ["1'234.56", 'de-CH', 2, 123_456n],
  ['12,34,567.89', 'bn', 2, 123_456_789n],
  ['১২,৩৪,৫৬৭.৮৯', 'bn', 2, 123_456_789n],
  ['٦٠٠٫٥٠', 'ar', 2, 60_050n],
  ['١٬٢٣٤', 'ar', 2, 123_400n],
  ['۱۲۳', 'fa', 2, 12_300n],
  ['25.000', 'vi', 0, 25_000n],
  ['25,000', 'vi', 0, 25_000n],
  ['90071992547409931.99', 'en', 2, 9_007_199_254_740_993_199n],
  ['1,5', 'en', 2, 150n],
  ['1.5', 'de', 2, 150n],
  ['1.234,56', 'en', 2, 123_456n],
])('MEM-04 %s in %s with %i decimals is %s', (text, locale, decimals, minor) => {
  expect(readAmount(text, locale, decimals)).toBe(minor);
});

it.each([
  ['', 'en', 2],
  ['.', 'en', 2],
  ['ten', 'en', 2],
  ['-5', 'en', 2],
  ['1.500', 'de-CH', 2],
  ['1.2.3', 'en', 2],
  ['12,3456', 'en', 2],
  ['0.001', 'en', 2],
  ['5.5', 'en', 0],
])('refuses %s in %s with %i decimals', (text, locale, decimals) => {
  expect(readAmount(text, locale, decimals)).toBeUndefined();
});
