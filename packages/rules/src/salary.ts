import { PPM } from './floorMinor.ts';

export interface SalarySlice {
  /** What the team's bets of the slice count for. */
  validBetMinor: bigint;
  ratePpm: number;
  /** What the slice before it left, in millionths of a minor unit; 0 on the first slice of a day. */
  carryPpm: bigint;
  /** What the day's slices before it paid. */
  paidMinor: bigint;
  /** The most a day pays. */
  capMinor: bigint;
}

/**
 * What a slice of real-time salary pays, and what it leaves to the next.
 *
 * Over a day the slices pay exactly what the day's bets as one would, or the cap.
 *
 * Source: DR-11.8, DR-11.9.
 */
export function paySlice({ validBetMinor, ratePpm, carryPpm, paidMinor, capMinor }: SalarySlice) {
  const earnedPpm = validBetMinor * BigInt(ratePpm) + carryPpm;
  const earnedMinor = earnedPpm / PPM;
  const leftMinor = capMinor > paidMinor ? capMinor - paidMinor : 0n;
  return { amountMinor: earnedMinor < leftMinor ? earnedMinor : leftMinor, carryPpm: earnedPpm % PPM };
}
