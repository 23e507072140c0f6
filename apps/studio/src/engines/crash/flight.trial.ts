import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { crashOf, HIGHEST, LOWEST_CASH_OUT, RETURN_PERCENT } from './flight.ts';

const ROUNDS = 1_000_000;

it.each([LOWEST_CASH_OUT, 150, 200, 1000, 10_000, HIGHEST])(
  'GAM-14 a million flights return what is stated, cashed out at %i hundredths',
  (multiplier) => {
    const [estimate = { mean: 0, standardError: 0 }] = estimateMeans(ROUNDS, multiplier, (next) => [
      crashOf(next()) >= multiplier ? multiplier / 100 : 0,
    ]);
    expect(errorsFrom(estimate, RETURN_PERCENT / 100)).toBeLessThan(3);
  },
);
