import { expect, it } from 'vitest';
import { crashOf, HIGHEST, LOWEST_CASH_OUT, multiplierAt, timeOf } from './flight.ts';

it.each([
  [0, 100],
  [0.0299, 100],
  [0.04, 101],
  [0.515, 200],
  [0.903, 1000],
  [0.99904, HIGHEST],
  [1 - 2 ** -52, HIGHEST],
])('GAM-14 DR-16 the number %d ends a flight at %i hundredths', (number, crash) => {
  expect(crashOf(number)).toBe(crash);
});

it.each([LOWEST_CASH_OUT, 150, 200, 1000, HIGHEST])(
  'GAM-14 a flight reaches %i hundredths with the chance that returns 97 percent',
  (multiplier) => {
    const edge = 1 - 97 / multiplier;
    expect([edge - 1e-9, edge + 1e-9].map((number) => crashOf(number) >= multiplier)).toEqual([false, true]);
    expect(multiplierAt(timeOf(multiplier) + 1e-6)).toBe(multiplier);
  },
);
