import type { PromotionStatus } from '@site/api/content';

/** Names what happens to a promotion of a member. `end` is the end of its window. */
export type PromotionMove = 'open' | 'join' | 'reach' | 'claim' | 'apply' | 'issue' | 'reject' | 'sign' | 'end';

const moves: Record<PromotionStatus, Partial<Record<PromotionMove, PromotionStatus>>> = {
  'coming soon': { open: 'join', end: 'close' },
  join: { join: 'process', end: 'close' },
  process: { reach: 'claim', end: 'close' },
  claim: { claim: 'claimed', apply: 'applying', sign: 'signed', end: 'close' },
  // A new day, on which the next sign-in is open.
  signed: { open: 'claim', end: 'close' },
  // Applied for in time: it is decided, however long that takes.
  applying: { issue: 'issued', reject: 'rejected' },
  claimed: {},
  issued: {},
  rejected: {},
  close: {},
};

/** Returns the status of a promotion after a move; undefined for a move that is not allowed. Source: MEM-10, docs/domain.md DR-7.1. */
export const statusAfter = (status: PromotionStatus, move: PromotionMove): PromotionStatus | undefined => moves[status][move];

/** Returns a share of an amount in parts per million, rounded down, at most `mostMinor`. Source: docs/domain.md DR-0.1, DR-7.5. */
export function shareOf(amountMinor: bigint, { ratePpm, mostMinor }: { ratePpm: number; mostMinor: bigint }): bigint {
  const shareMinor = (amountMinor * BigInt(ratePpm)) / 1_000_000n;
  if (shareMinor < 0n) return 0n;
  return shareMinor < mostMinor ? shareMinor : mostMinor;
}

interface Chance {
  /** Parts per million of all draws. */
  chancePpm: number;
}

/**
 * Returns the prize that a number of the fair stream draws: prizes stand side by side on [0, 1), each as wide as its chance. Returns undefined
 * for a number beyond the last, which draws nothing.
 *
 * Source: MEM-10, docs/domain.md DR-8.4.
 */
export function drawPrize<Prize extends Chance>(prizes: readonly Prize[], float: number): Prize | undefined {
  const at = Math.floor(float * 1_000_000);
  let end = 0;
  return prizes.find(({ chancePpm }) => at < (end += chancePpm));
}
