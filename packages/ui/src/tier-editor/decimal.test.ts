import { expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal';

it.each([
  ['grouped', '1,234.5', 2, 123_450n],
  ['a whole number', '50 000', 0, 50_000n],
  ['Arabic digits and point', '٠٫١٨', 4, 1800n],
  ['Bengali digits', '১২৩', 0, 123n],
  ['nothing', '', 2, null],
  ['a word', 'ten', 2, null],
  ['a sign', '-5', 2, null],
  ['too many decimals', '0.12345', 4, null],
] as const)('AGT-08 reads %s', (_what, text, decimals, value) => {
  expect(readDecimal(text, decimals)).toBe(value);
});

it('AGT-08 writes a number back as it is read', () => {
  expect(writeDecimal(5_000_000n, 2, 0, 'en')).toBe('50,000');
  expect(writeDecimal(1800n, 4, 2, 'ar')).toBe('0.18');
  expect(writeDecimal(1805n, 4, 2, 'en')).toBe('0.1805');
});
