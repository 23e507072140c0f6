import { expect, it } from 'vitest';
import { type Dice, isTriple, limitsOf, payOf, returnPpmOf, spots, throwDice, totalOf } from './sicBo.ts';

it.each<[spot: string, dice: Dice, paid: bigint]>([
  ['small', [1, 3, 6], 200n],
  ['small', [1, 1, 1], 0n],
  ['small', [5, 5, 1], 0n],
  ['big', [5, 5, 1], 200n],
  ['big', [6, 6, 6], 0n],
  ['odd', [1, 2, 2], 200n],
  ['even', [2, 2, 2], 0n],
  ['anyTriple', [4, 4, 4], 3200n],
  ['anyTriple', [4, 4, 5], 0n],
  ['triple4', [4, 4, 4], 19_100n],
  ['triple4', [5, 5, 5], 0n],
  ['double4', [4, 1, 4], 1200n],
  ['double4', [4, 4, 4], 1200n],
  ['double4', [4, 1, 5], 0n],
  ['total4', [1, 1, 2], 6300n],
  ['total10', [2, 2, 6], 700n],
  ['total17', [6, 6, 5], 6300n],
  ['2-5', [5, 1, 2], 700n],
  ['2-5', [5, 5, 1], 0n],
  ['single3', [3, 1, 2], 200n],
  ['single3', [3, 3, 2], 300n],
  ['single3', [3, 3, 3], 1300n],
  ['single3', [1, 2, 4], 0n],
  ['nothing', [1, 2, 4], 0n],
])('GAM-14 100 on %s pays after %j: %i', (spot, dice, paid) => {
  expect(payOf({ spot, amountMinor: '100' }, dice)).toBe(paid);
});

it('GAM-14 a number in [0, 1) stands for a face from one to six', () => {
  expect(throwDice([0, 0.5, 0.9999])).toEqual([1, 4, 6]);
  expect(totalOf([1, 4, 6])).toBe(11);
  expect([isTriple([2, 2, 2]), isTriple([2, 2, 3])]).toEqual([true, false]);
});

it('GAM-14 the table has 52 places, each with limits and a return between 83 and 98 %, that of small and big as stated', () => {
  expect(spots.size).toBe(52);
  for (const [name, spot] of spots) {
    const returnPpm = returnPpmOf(spot);
    expect([name, returnPpm > 830_000 && returnPpm < 980_000]).toEqual([name, true]);
    expect(limitsOf(name)?.most).toBeGreaterThan(0n);
  }
  expect([...spots.values()].slice(0, 4).map(returnPpmOf)).toEqual([972_222, 972_222, 972_222, 972_222]);
});
