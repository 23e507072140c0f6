import { creditsIn } from '@site/rules/credits';
import { isOneSided, type Outcome, type Pool, type PoolBet, type PoolTerms, poolTerms } from './pool.ts';

export type FightStatus = 'SCHEDULED' | 'OPEN' | 'LAST_CALL' | 'CLOSED' | 'FIGHT' | 'RESULT' | 'CANCELLED';

/** A fight with its times and, at last, its outcome. */
export interface Fight {
  openAt: Date;
  closeAt: Date;
  fightAt: Date;
  outcome?: Outcome;
}

const LAST_CALL_MS = 30_000;

/** Returns the status of a fight at a time of the server's clock. Source: docs/domain.md DR-13.3. */
export function statusOf({ openAt, closeAt, fightAt, outcome }: Fight, now: Date): FightStatus {
  if (outcome) return outcome === 'cancelled' ? 'CANCELLED' : 'RESULT';
  if (now < openAt) return 'SCHEDULED';
  if (now.getTime() < closeAt.getTime() - LAST_CALL_MS) return 'OPEN';
  if (now < closeAt) return 'LAST_CALL';
  return now < fightAt ? 'CLOSED' : 'FIGHT';
}

/** Closes a fight's betting: one whose pool is too one-sided is cancelled. */
export function closeFight(fight: Fight, pool: Pool, terms: PoolTerms = poolTerms): Fight {
  return isOneSided(pool, terms) ? { ...fight, outcome: 'cancelled' } : fight;
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

export type BetFault =
  | { field: 'fight'; code: 'notOpen' | 'closed' }
  | { field: 'selection'; code: 'unknownSelection' }
  | { field: 'stakeMinor'; code: 'malformed' | 'stakeTooSmall' | 'stakeTooLarge' | 'stakeBetweenSteps' };

export type BetReading = { ok: true; bet: PoolBet } | { ok: false; fault: BetFault };

/** Most credits of a bet. A bet on the draw is at the house's risk, one on a side is not. */
const MOST_CREDITS = { red: 5000n, blue: 5000n, draw: 500n } as const;

/** Reads a bet from the wire and judges it by the server's clock: `{ selection, stakeMinor }` with the stake as digits, in whole credits. */
export function readBet(input: unknown, { fight, now, currency }: { fight: Fight; now: Date; currency: string }): BetReading {
  const status = statusOf(fight, now);
  if (status !== 'OPEN' && status !== 'LAST_CALL')
    return { ok: false, fault: { field: 'fight', code: status === 'SCHEDULED' ? 'notOpen' : 'closed' } };
  const { selection, stakeMinor: stake } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  if (selection !== 'red' && selection !== 'blue' && selection !== 'draw')
    return { ok: false, fault: { field: 'selection', code: 'unknownSelection' } };
  if (typeof stake !== 'string' || !/^\d{1,18}$/.test(stake)) return { ok: false, fault: { field: 'stakeMinor', code: 'malformed' } };
  const stakeMinor = BigInt(stake);
  const creditMinor = creditsIn(currency, 1n);
  if (stakeMinor < creditMinor) return { ok: false, fault: { field: 'stakeMinor', code: 'stakeTooSmall' } };
  if (stakeMinor > creditMinor * MOST_CREDITS[selection]) return { ok: false, fault: { field: 'stakeMinor', code: 'stakeTooLarge' } };
  if (stakeMinor % creditMinor !== 0n) return { ok: false, fault: { field: 'stakeMinor', code: 'stakeBetweenSteps' } };
  return { ok: true, bet: { selection, stakeMinor } };
}
