import type { TeamOverviewValue } from '@site/api/agent';
import { expect, it } from 'vitest';
import { foldCategories } from './foldCategories';

const row = (gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP', amount: number): TeamOverviewValue['byCategory'][number] => ({
  gameType,
  kinds: 1,
  validBetMinor: String(amount),
  profitMinor: String(-amount),
  profitBeforeMinor: '1',
});
const rows = [row('RNG', 40), row('LIVE', 30), row('FISH', 20), row('PVP', 10)];

it('AGT-03 sums the categories that have no row of their own', () => {
  expect(foldCategories(rows, 2)).toEqual([
    { gameType: 'RNG', kinds: 1, validBetMinor: 40n, profitMinor: -40n, profitBeforeMinor: 1n },
    { gameType: 'LIVE', kinds: 1, validBetMinor: 30n, profitMinor: -30n, profitBeforeMinor: 1n },
    { kinds: 2, validBetMinor: 30n, profitMinor: -30n, profitBeforeMinor: 2n },
  ]);
});

it('AGT-03 DR-10.6 counts the categories of the row that is not told apart', () => {
  const untold = { ...row('PVP', 10), gameType: null, kinds: 3, profitBeforeMinor: null };
  const [, others, ...rest] = foldCategories([row('RNG', 40), row('LIVE', 30), row('FISH', 20), untold], 1);
  expect(rest).toEqual([]);
  expect(others).toEqual({ kinds: 5, validBetMinor: 60n, profitMinor: -60n, profitBeforeMinor: null });
  expect(foldCategories([untold], 1)).toEqual([{ kinds: 3, validBetMinor: 10n, profitMinor: -10n, profitBeforeMinor: null }]);
});

it('AGT-03 keeps the name of a category that would be the only other', () => {
  expect(foldCategories(rows, 3).map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP']);
});
