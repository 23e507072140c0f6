import { factorOf, type Fraction, type LegResult } from './legResult.ts';
import { costMinorOf, linesOf, payoutMinorOf, type Slip } from './slip.ts';

export type SettledStatus = 'WON' | 'LOST' | 'HALF_WON' | 'HALF_LOST' | 'VOID';

export interface SettledSlip {
  status: SettledStatus;
  returnMinor: bigint;
}

/**
 * Settles an accepted slip by the results of its legs, in their order; a leg without a result is open. Returns undefined while the return is
 * not certain. A line with a lost leg is certain whatever its other legs do.
 *
 * Source: docs/domain.md DR-14.
 */
export function settleSlip(slip: Slip, results: readonly (LegResult | undefined)[]): SettledSlip | undefined {
  if (!linesOf(results, slip.size).every(isCertain)) return undefined;
  const factors = slip.legs.map(({ oddsMilli }, index) => factorOf(results[index] ?? { kind: 'lost' }, oddsMilli));
  const returnMinor = payoutMinorOf(slip, factors);
  return { status: statusOf(slip, results, returnMinor), returnMinor };
}

function isCertain(line: readonly (LegResult | undefined)[]): boolean {
  return line.every(Boolean) || line.some((result) => result?.kind === 'lost');
}

/** A slip of one leg is called by its leg; a larger one by what it returns beside its cost. */
function statusOf(slip: Slip, results: readonly (LegResult | undefined)[], returnMinor: bigint): SettledStatus {
  if (results.every((result) => result?.kind === 'void' || result?.kind === 'push')) return 'VOID';
  const [only] = results;
  if (results.length === 1 && only?.kind === 'halfWon') return 'HALF_WON';
  const costMinor = costMinorOf(slip);
  if (returnMinor > costMinor) return 'WON';
  return returnMinor === 0n ? 'LOST' : 'HALF_LOST';
}

/** Part of a slip's worth that is paid for cashing out. */
const CASH_OUT: Fraction = { over: 95n, under: 100n };
/** Time for which an offer holds. */
export const OFFER_MS = 5000;

/** A leg as it stands: settled, or open with its price of now; undefined while its market is closed. */
export type LegStanding = { result: LegResult } | { oddsMilli: number | undefined };

/**
 * Offers to buy an accepted slip back: for each line the stake × placed / current odds over the open legs × the factors of the settled ones
 * × 0.95.
 *
 * Returns undefined when a market is closed, every leg is settled, or nothing is left to pay.
 *
 * Source: docs/domain.md DR-14.
 */
export function offerCashOut(slip: Slip, standings: readonly LegStanding[]): bigint | undefined {
  if (!standings.some((standing) => 'oddsMilli' in standing)) return undefined;
  const factors = slip.legs.map(({ oddsMilli }, index) => standingFactor(standings[index], oddsMilli));
  if (factors.includes(undefined)) return undefined;
  const amountMinor = payoutMinorOf(slip, factors as Fraction[], CASH_OUT);
  return amountMinor > 0n ? amountMinor : undefined;
}

function standingFactor(standing: LegStanding | undefined, placedMilli: number): Fraction | undefined {
  if (!standing) return undefined;
  if ('result' in standing) return factorOf(standing.result, placedMilli);
  return standing.oddsMilli === undefined ? undefined : { over: BigInt(placedMilli), under: BigInt(standing.oddsMilli) };
}
