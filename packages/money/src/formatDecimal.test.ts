import { expect, it } from 'vitest';
import { formatDecimal } from './formatDecimal.ts';

it('AGT-08 writes a number back as it is read', () => {
  expect(formatDecimal(5_000_000n, 2, 'en', 0)).toBe('50,000');
  expect(formatDecimal(1800n, 4, 'ar', 2)).toBe('0.18');
  expect(formatDecimal(1805n, 4, 'en', 2)).toBe('0.1805');
});
