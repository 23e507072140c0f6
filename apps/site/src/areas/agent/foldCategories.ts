import type { TeamOverviewValue } from '@site/api/agent';

type CategoryRow = TeamOverviewValue['byCategory'][number];

export interface CategorySum {
  /** Undefined when the row sums several categories. */
  gameType?: NonNullable<CategoryRow['gameType']>;
  /** Number of categories in the row. */
  kinds: number;
  validBetMinor: bigint;
  profitMinor: bigint;
  /** Null where it may not be shown. */
  profitBeforeMinor: bigint | null;
}

/** Returns the first `most` categories, and the sum of all others as one row. */
export function foldCategories(rows: readonly CategoryRow[], most: number): CategorySum[] {
  const sums = rows.map(({ gameType, kinds, validBetMinor, profitMinor, profitBeforeMinor }) => ({
    ...(gameType && { gameType }),
    kinds,
    validBetMinor: BigInt(validBetMinor),
    profitMinor: BigInt(profitMinor),
    profitBeforeMinor: profitBeforeMinor === null ? null : BigInt(profitBeforeMinor),
  }));
  // A single remaining category has its own row.
  if (sums.length <= most + 1) return sums;
  const others = sums.slice(most);
  const total = (of: (sum: CategorySum) => bigint) => others.reduce((sum, other) => sum + of(other), 0n);
  return [
    ...sums.slice(0, most),
    {
      kinds: others.reduce((sum, { kinds }) => sum + kinds, 0),
      validBetMinor: total(({ validBetMinor }) => validBetMinor),
      profitMinor: total(({ profitMinor }) => profitMinor),
      profitBeforeMinor: others.some(({ profitBeforeMinor }) => profitBeforeMinor === null)
        ? null
        : total(({ profitBeforeMinor }) => profitBeforeMinor ?? 0n),
    },
  ];
}
