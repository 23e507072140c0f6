import { floorMinor, PPM } from './floorMinor.ts';

export interface SalarySlice {
  /** The day's turnover so far, this slice included. Below zero where more was taken back than played. */
  turnoverMinor: bigint;
  ratePpm: number;
  /** What the day's slices before it earned. */
  earnedMinor: bigint;
  /** The most a day earns. */
  capMinor: bigint;
}

/**
 * Returns what a slice of real-time salary earns, and the part of a minor unit that it leaves to the next. Below zero, the slice
 * takes back what the slices before it earned on bets that were voided.
 *
 * After every slice, the sum of the day is what the day's turnover so far earns as one, at most the cap.
 *
 * Source: DR-11.8, DR-11.9.
 */
export function earnSlice({ turnoverMinor, ratePpm, earnedMinor, capMinor }: SalarySlice): { amountMinor: bigint; carryPpm: bigint } {
  const dayMinor = floorMinor(turnoverMinor, ratePpm);
  return {
    amountMinor: (dayMinor < capMinor ? dayMinor : capMinor) - earnedMinor,
    carryPpm: turnoverMinor * BigInt(ratePpm) - dayMinor * PPM,
  };
}

/**
 * Returns what is due between the two sides of a contract, from what a slice earned and what stayed open before it: above zero the
 * taker receives, below zero the taker gives back.
 *
 * `openMinor` below zero is a debt of the taker, which comes off what it earns. Above zero it is what the giver could not pay: it is
 * not paid later, but nobody has to give back what never came.
 *
 * Source: DR-11.3, DR-11.7.
 */
export function dueOf(earnedMinor: bigint, openMinor: bigint): bigint {
  const bothMinor = earnedMinor + openMinor;
  if (openMinor <= 0n) return bothMinor;
  if (earnedMinor >= 0n) return earnedMinor;
  return bothMinor < 0n ? bothMinor : 0n;
}
