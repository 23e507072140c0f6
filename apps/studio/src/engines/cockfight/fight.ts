import type { Phase } from '../../core/play/wire.ts';
import type { Limits } from '../tables/bets.ts';
import { isOneSided, type Outcome, type Pool, type PoolTerms, poolTerms } from './pool.ts';

export type FightStatus = 'OPEN' | 'LAST_CALL' | 'CLOSED' | 'FIGHT' | 'RESULT' | 'CANCELLED';

const LAST_CALL_MS = 30_000;

/**
 * Returns the status of a fight by the phase of its table and the time that is left in it. A pool that is too one-sided when the betting
 * closes is cancelled.
 *
 * Source: docs/domain.md DR-13.3.
 */
export function statusOf(phase: Phase, leftMs: number, pool: Pool): FightStatus {
  if (phase === 'open') return leftMs > LAST_CALL_MS ? 'OPEN' : 'LAST_CALL';
  if (isOneSided(pool)) return 'CANCELLED';
  switch (phase) {
    case 'closed':
      return 'CLOSED';
    case 'running':
      return 'FIGHT';
    case 'over':
      return 'RESULT';
  }
}

/** Chance of a draw. With 8 to 1 a bet on it returns 90 %. */
export const DRAW_CHANCE_PPM = 100_000;

/** Draws the outcome from a number in [0, 1) of the fair stream: a draw, or either side with equal chances. */
export function drawOutcome(number: number): Exclude<Outcome, 'cancelled'> {
  const draw = DRAW_CHANCE_PPM / 1e6;
  if (number < draw) return 'draw';
  return number < (1 + draw) / 2 ? 'red' : 'blue';
}

/** Returns the return to player of all bets on the two sides together in parts per million, whatever the pool. */
export function poolReturnPpm({ plasadaPpm }: PoolTerms = poolTerms): number {
  return 1_000_000 - ((1_000_000 - DRAW_CHANCE_PPM) * plasadaPpm) / 1_000_000;
}

/** Returns the return to player of a bet on the draw in parts per million. */
export function drawReturnPpm({ drawProfit }: PoolTerms = poolTerms): number {
  return DRAW_CHANCE_PPM * (drawProfit + 1);
}

/** Limits in smallest chips. A bet on the draw is at the house's risk, one on a side is not. */
const limits: Readonly<Record<string, Limits>> = {
  red: { least: 1n, most: 10_000n },
  blue: { least: 1n, most: 10_000n },
  draw: { least: 1n, most: 500n },
};

/** Returns the limits of a bet in smallest chips, or undefined for an unknown one. */
export const limitsOf = (name: string): Limits | undefined => (Object.hasOwn(limits, name) ? limits[name] : undefined);
