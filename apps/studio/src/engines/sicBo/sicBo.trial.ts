import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { DICE, payOf, returnPpmOf, spots, throwDice } from './sicBo.ts';

const THROWS = 1_000_000;
/** One place of each kind. */
const names = ['small', 'odd', 'anyTriple', 'triple6', 'double2', 'total4', 'total9', '2-5', 'single3'] as const;

it('GAM-14 a million throws return what is stated, on every kind of bet', () => {
  const estimates = estimateMeans(THROWS, 66, (next) => {
    const dice = throwDice(Array.from({ length: DICE }, next));
    return names.map((spot) => Number(payOf({ spot, amountMinor: '100' }, dice)) / 100);
  });
  const errors = names.map((name, index) => {
    const [spot, estimate] = [spots.get(name), estimates[index]];
    return spot && estimate ? errorsFrom(estimate, returnPpmOf(spot) / 1e6) : Infinity;
  });
  expect(Math.max(...errors)).toBeLessThan(3);
});
