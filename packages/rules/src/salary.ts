import { floorMinor, PPM } from './floorMinor.ts';

export interface SalarySlice {
  /** The day's turnover up to and including this slice. Negative when more was voided than played. */
  turnoverMinor: bigint;
  ratePpm: number;
  /** Earnings of the day's earlier slices. */
  earnedMinor: bigint;
  /** Maximum earnings of a day. */
  capMinor: bigint;
}

/**
 * Returns the earnings of a slice of real-time salary, and the fraction of a minor unit carried to the next slice. Negative earnings take
 * back what earlier slices earned on bets that were voided.
 *
 * After every slice, the sum of the day equals the earnings of the day's turnover as a whole, capped.
 *
 * Source: docs/domain.md DR-11.8, DR-11.9.
 */
export function earnSlice({ turnoverMinor, ratePpm, earnedMinor, capMinor }: SalarySlice): { amountMinor: bigint; carryPpm: bigint } {
  const dayMinor = floorMinor(turnoverMinor, ratePpm);
  return {
    amountMinor: (dayMinor < capMinor ? dayMinor : capMinor) - earnedMinor,
    carryPpm: turnoverMinor * BigInt(ratePpm) - dayMinor * PPM,
  };
}

/**
 * Returns the amount due between the two sides of a contract, from the earnings of a slice and the open amount before it: when positive the
 * taker receives, when negative the taker gives back.
 *
 * A negative `openMinor` is a debt of the taker, deducted from its earnings. A positive one is what the giver could not pay: it is not paid
 * later, but nobody has to give back an amount never received.
 *
 * Source: docs/domain.md DR-11.3, DR-11.7.
 */
export function dueOf(earnedMinor: bigint, openMinor: bigint): bigint {
  const bothMinor = earnedMinor + openMinor;
  if (openMinor <= 0n) return bothMinor;
  if (earnedMinor >= 0n) return earnedMinor;
  return bothMinor < 0n ? bothMinor : 0n;
}
