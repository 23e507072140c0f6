import { gameType } from '@site/api/common';
import { expect, it } from 'vitest';
import { budgetsOf, defaultContractCaps, isOverBudget, payoutFault } from './payoutGuard.ts';

const overOf = (salariesPpm: number) =>
  budgetsOf({ ...defaultContractCaps, dailyPpm: 20_000, salariesPpm })
    .filter(isOverBudget)
    .map(({ gameType: category }) => category);

it('DR-2.5 has the worst case of the defaults: 8,000 of 9,600 ppm for LIVE, 18,000 of 32,000 for RNG, and nothing above', () => {
  const budgets = budgetsOf(defaultContractCaps);
  expect(budgets).toContainEqual({ gameType: 'LIVE', spentPpm: 8000, mayPpm: 9600 });
  expect(budgets).toContainEqual({ gameType: 'RNG', spentPpm: 18_000, mayPpm: 32_000 });
  expect(budgets.filter(isOverBudget)).toEqual([]);
});

it('DR-2.5 counts what reaches the budget as above it', () => {
  expect(overOf(11_198)).toEqual([]);
  expect(overOf(11_200)).toEqual(['LIVE']);
});

it.each([
  ['one above its cap', [{ kind: 'REALTIME', ratePpm: 2001 }], 'REALTIME at 2001 ppm is above its cap of 2000'],
  [
    'more than 8,000 ppm together',
    [
      { kind: 'DAILY', ratePpm: 5000 },
      { kind: 'HOURLY', ratePpm: 2000 },
      { kind: 'REALTIME', ratePpm: 1001 },
    ],
    'salaries of 8001 ppm for RNG are above 8000',
  ],
  [
    'as much as the caps allow',
    [
      { kind: 'DAILY', ratePpm: 5000 },
      { kind: 'HOURLY', ratePpm: 3000 },
    ],
    undefined,
  ],
] as const)('DR-11.4 judges salaries of %s', (_, rates, fault) => {
  const all = rates.map((rate) => ({ ...rate, categories: gameType.options }));
  expect(payoutFault(all, defaultContractCaps)).toBe(fault);
});

it('DR-2.5 stops salaries that a small edge cannot bear', () => {
  const rates = [{ kind: 'REALTIME', ratePpm: 500, categories: ['LOTT'] }] as const;
  expect(payoutFault(rates, defaultContractCaps, { LOTT: 2500 })).toBe('LOTT would pay out 3700 ppm, and less than 2000 is allowed');
  expect(payoutFault(rates, defaultContractCaps, { LIVE: 0 })).toBeUndefined();
});
