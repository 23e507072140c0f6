import { expect, it } from 'vitest';
import { writeDecimal } from './writeDecimal';

it('AGT-08 writes a number back as it is read', () => {
  expect(writeDecimal(5_000_000n, 2, 0, 'en')).toBe('50,000');
  expect(writeDecimal(1800n, 4, 2, 'ar')).toBe('0.18');
  expect(writeDecimal(1805n, 4, 2, 'en')).toBe('0.1805');
});
