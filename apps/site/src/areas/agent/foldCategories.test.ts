import type { TeamOverviewValue } from '@site/api/agent';
import { expect, it } from 'vitest';
import { foldCategories } from './foldCategories';

const row = (gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP', amount: number): TeamOverviewValue['byCategory'][number] => ({
  gameType,
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

it('AGT-03 keeps the name of a category that would be the only other', () => {
  expect(foldCategories(rows, 3).map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP']);
});
