import type { TeamOverviewValue } from '@site/api/agent';

type CategoryRow = TeamOverviewValue['byCategory'][number];

export interface CategorySum {
  /** Left out where the row stands for several. */
  gameType?: CategoryRow['gameType'];
  /** How many kinds of games the row stands for. */
  kinds: number;
  validBetMinor: bigint;
  profitMinor: bigint;
  profitBeforeMinor: bigint;
}

/** The first `most` categories, and all others as one: what is left over is summed, never left out. */
export function foldCategories(rows: readonly CategoryRow[], most: number): CategorySum[] {
  const sums = rows.map(({ gameType, validBetMinor, profitMinor, profitBeforeMinor }) => ({
    gameType,
    kinds: 1,
    validBetMinor: BigInt(validBetMinor),
    profitMinor: BigInt(profitMinor),
    profitBeforeMinor: BigInt(profitBeforeMinor),
  }));
  // One alone needs no more room than its name.
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
