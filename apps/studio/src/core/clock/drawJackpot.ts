import { floorMinor } from '@site/rules/floorMinor';
import type { JackpotTerms } from '../Engine.ts';

export interface JackpotDraw {
  /** Amount of the jackpot in this draw. */
  poolMinor: bigint;
  /** Amount for each winning line: an equal share, rounded down. 0 without a winner. */
  eachMinor: bigint;
  /** Amount with which the next draw begins. */
  nextMinor: bigint;
}

/**
 * Draws a jackpot: the contributions of the draw's stakes join it, then the winning lines share it, or it rolls over. What rounding leaves
 * stays in the jackpot.
 *
 * Source: docs/domain.md DR-12.
 */
export function drawJackpot(
  carriedMinor: bigint,
  { stakedMinor, winningLines }: { stakedMinor: bigint; winningLines: number },
  { seedMinor, contributionPpm }: JackpotTerms,
): JackpotDraw {
  const poolMinor = carriedMinor + floorMinor(stakedMinor, contributionPpm);
  if (winningLines === 0) return { poolMinor, eachMinor: 0n, nextMinor: poolMinor };
  const eachMinor = poolMinor / BigInt(winningLines);
  return { poolMinor, eachMinor, nextMinor: seedMinor + poolMinor - eachMinor * BigInt(winningLines) };
}
