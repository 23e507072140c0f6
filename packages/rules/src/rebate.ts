import type { GameType } from '@site/api/common';
import { PPM } from './floorMinor.ts';

/** Rates by VIP level, in ppm; the index is the level. Source: docs/domain.md DR-2.4. */
const ratesPpm: Record<GameType, readonly number[]> = {
  RNG: [3000, 4000, 5000, 6000, 7000, 8000, 10_000],
  FISH: [3000, 4000, 5000, 6000, 7000, 8000, 9000],
  LIVE: [1000, 1500, 2000, 2500, 3000, 3500, 4000],
  SPORTS: [2000, 3000, 4000, 5000, 6000, 7000, 8000],
  ESPORTS: [2000, 3000, 4000, 5000, 6000, 7000, 8000],
  PVP: [1000, 1500, 2000, 2500, 3000, 3500, 4000],
  ELOTT: [1000, 1000, 1500, 1500, 2000, 2000, 2500],
  LOTT: [500, 500, 1000, 1000, 1500, 1500, 2000],
  COCKFIGHT: [1000, 1500, 2000, 2500, 3000, 3500, 4000],
};

/** Smallest rebate that can be claimed, and the most that is credited for a day, in credits. Source: docs/domain.md DR-2.3. */
export const LEAST_REBATE_CREDITS = 1n;
export const REBATE_DAY_CAP_CREDITS = 5000n;

/** Returns the rate of a category at a VIP level, in ppm; that of the highest level for one above it. */
export function rebateRatePpm(gameType: GameType, level: number): number {
  const rates = ratesPpm[gameType];
  return rates[Math.min(level, rates.length - 1)] ?? 0;
}

export interface RebateLine {
  gameType: GameType;
  /** VIP level at the settlement of the bets. */
  level: number;
  /** Valid bets, and the part of them that open bonuses have used. */
  validBetMinor: bigint;
  usedMinor: bigint;
}

/** Returns the rebate of a line in millionths of a minor unit, not rounded. */
export const lineMicro = ({ gameType, level, validBetMinor, usedMinor }: RebateLine): bigint =>
  (validBetMinor - usedMinor) * BigInt(rebateRatePpm(gameType, level));

/** Returns the rebate of all lines: summed first, then rounded down once; never below 0. Source: docs/domain.md DR-2.1, DR-2.2. */
export function rebateMinor(lines: readonly RebateLine[]): bigint {
  const micro = lines.reduce((sum, line) => sum + lineMicro(line), 0n);
  return micro > 0n ? micro / PPM : 0n;
}

interface Credited {
  /** Rebate that is due, with what earlier days could not credit. */
  dueMinor: bigint;
  /** Credited for the same day already. */
  creditedMinor: bigint;
  capMinor: bigint;
}

/** Returns the part of a rebate that the day's cap lets through, and the rest, which a later day credits. Source: docs/domain.md DR-2.3. */
export function cappedRebate({ dueMinor, creditedMinor, capMinor }: Credited): { amountMinor: bigint; carriedMinor: bigint } {
  const leftMinor = capMinor > creditedMinor ? capMinor - creditedMinor : 0n;
  const amountMinor = dueMinor < leftMinor ? dueMinor : leftMinor;
  return { amountMinor, carriedMinor: dueMinor - amountMinor };
}
