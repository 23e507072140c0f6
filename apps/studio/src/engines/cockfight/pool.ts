import { PPM } from '@site/rules/floorMinor';

/** A side of the pool: Meron is red, Wala is blue. */
export type Side = 'red' | 'blue';

export type Outcome = Side | 'draw' | 'cancelled';

/** Total stakes on each side in minor units. Bets on a draw are fixed bets outside the pool. */
export type Pool = Readonly<Record<Side, bigint>>;

export interface PoolTerms {
  /** Commission on the pool. */
  plasadaPpm: number;
  /** Profit for 1 staked on a draw. */
  drawProfit: number;
  /** A pool in which either side pays this or less is cancelled, in ten-thousandths. */
  cancelledUpTo: bigint;
}

/** Source: docs/domain.md DR-13. */
export const poolTerms: PoolTerms = { plasadaPpm: 50_000, drawProfit: 8, cancelledUpTo: 10_700n };

export interface PoolBet {
  selection: Side | 'draw';
  stakeMinor: bigint;
}

const TEN_THOUSAND = 10_000n;

/**
 * Returns what a side pays for 1 staked, stake included, in ten-thousandths, rounded down. Undefined while nobody has bet on it.
 *
 * Source: docs/domain.md DR-13.1.
 */
export function payoutOf(pool: Pool, side: Side, { plasadaPpm }: PoolTerms = poolTerms): bigint | undefined {
  if (pool[side] === 0n) return undefined;
  return ((pool.red + pool.blue) * (PPM - BigInt(plasadaPpm)) * TEN_THOUSAND) / (PPM * pool[side]);
}

/** Returns true when the pool is too one-sided to be fought: either side pays 1.07 or less, or has no bets. Source: docs/domain.md DR-13.2. */
export function isOneSided(pool: Pool, terms: PoolTerms = poolTerms): boolean {
  return (['red', 'blue'] as const).some((side) => (payoutOf(pool, side, terms) ?? 0n) <= terms.cancelledUpTo);
}

/**
 * Returns the amount returned for a bet, stake included, rounded down. `pool` is the one at the close.
 *
 * Source: docs/domain.md DR-13.1 and DR-13.2.
 */
export function returnMinorOf({ selection, stakeMinor }: PoolBet, outcome: Outcome, pool: Pool, terms: PoolTerms = poolTerms): bigint {
  if (outcome === 'cancelled') return stakeMinor;
  if (selection === 'draw') return outcome === 'draw' ? stakeMinor * BigInt(terms.drawProfit + 1) : 0n;
  if (outcome === 'draw') return stakeMinor;
  return outcome === selection ? (stakeMinor * (payoutOf(pool, selection, terms) ?? 0n)) / TEN_THOUSAND : 0n;
}

/** Adds up the bets of a pool. */
export function poolOf(bets: readonly PoolBet[]): Pool {
  const sumOn = (side: Side) => bets.reduce((sum, { selection, stakeMinor }) => sum + (selection === side ? stakeMinor : 0n), 0n);
  return { red: sumOn('red'), blue: sumOn('blue') };
}
