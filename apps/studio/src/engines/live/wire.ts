import type { Bet } from '../tables/bets.ts';

/** A player's bets in a draw, and its outcome; null before it is complete. */
export interface LiveShown<Outcome = unknown> {
  bets: readonly Bet[];
  outcome: Outcome | null;
}
