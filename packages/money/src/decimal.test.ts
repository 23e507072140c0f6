import { expect, it } from 'vitest';
import { decimalOf } from './decimal.ts';

it.each([
  [-1250n, 2, '-12.50'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [25_000n, 0, '25000'],
  [1234n, 3, '1.234'],
  [900_719_925_474_099_301n, 2, '9007199254740993.01'],
])('DR-0.1 %i units of %i decimals are %s', (units, decimals, text) => {
  expect(decimalOf(units, decimals)).toBe(text);
});
