import { expect, it } from 'vitest';
import { inverse, multipleOf, product, ratio, sum, toPpm, toTimes } from './Ratio.ts';

it('GAM-14 DR-0.1 a multiple of a stake is rounded down, exactly', () => {
  expect(multipleOf(100n, ratio(97, 96))).toBe(101n);
  expect(multipleOf(10_000n, ratio(97, 96))).toBe(10_104n);
  expect(multipleOf(300n, ratio(1, 3))).toBe(100n);
  expect(multipleOf(299n, ratio(1, 3))).toBe(99n);
});

it('GAM-14 fractions multiply, add and turn over without loss', () => {
  const thirds = product([ratio(1, 3), ratio(3, 1), inverse(ratio(7, 2))]);
  expect(toPpm(thirds)).toBe(285_714);
  expect(toPpm(sum([ratio(1, 3), ratio(1, 6), ratio(1, 2)]))).toBe(1_000_000);
});

it.each([
  [ratio(97, 96), '1.01'],
  [ratio(2, 1), '2.00'],
  [ratio(1, 20), '0.05'],
  [ratio(99_999, 1000), '99.99'],
])('GAM-14 a multiple is written with two decimals, never above what is paid', (of, text) => {
  expect(toTimes(of)).toBe(text);
});
