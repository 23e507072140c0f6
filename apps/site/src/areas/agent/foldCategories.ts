import type { TeamOverviewValue } from '@site/api/agent';

type CategoryRow = TeamOverviewValue['byCategory'][number];

export interface CategorySum {
  /** Undefined when the row sums several categories. */
  gameType?: CategoryRow['gameType'];
  /** Number of categories in the row. */
  kinds: number;
  validBetMinor: bigint;
  profitMinor: bigint;
  profitBeforeMinor: bigint;
}

/** Returns the first `most` categories, and the sum of all others as one row. */
export function foldCategories(rows: readonly CategoryRow[], most: number): CategorySum[] {
  const sums = rows.map(({ gameType, validBetMinor, profitMinor, profitBeforeMinor }) => ({
    gameType,
    kinds: 1,
    validBetMinor: BigInt(validBetMinor),
    profitMinor: BigInt(profitMinor),
    profitBeforeMinor: BigInt(profitBeforeMinor),
  }));
  // A single remaining category has its own row.
  if (sums.length <= most + 1) return sums;
  const others = sums.slice(most);
  const total = (of: (sum: CategorySum) => bigint) => others.reduce((sum, other) => sum + of(other), 0n);
  return [
    ...sums.slice(0, most),
    {
      kinds: others.length,
      validBetMinor: total(({ validBetMinor }) => validBetMinor),
      profitMinor: total(({ profitMinor }) => profitMinor),
      profitBeforeMinor: total(({ profitBeforeMinor }) => profitBeforeMinor),
    },
  ];
}
