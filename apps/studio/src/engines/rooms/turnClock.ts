/** Time of a turn, and for a player who lost the connection to come back. Source: docs/domain.md DR-15. */
export const TURN_MS = 15_000;
export const RETURN_MS = 60_000;

/** Time-outs in a row after which a seat folds, and after which it sits out. */
const FOLDS_AFTER = 2;
const SITS_OUT_AFTER = 3;

/** Returns when a turn ends: after 15 s, or 60 s after its player lost the connection, whichever is later. */
export function turnEndMs(beganAtMs: number, lostAtMs: number | null): number {
  return Math.max(beganAtMs + TURN_MS, lostAtMs === null ? 0 : lostAtMs + RETURN_MS);
}

/** Action for a player whose turn has ended: the move that loses least, a fold, or a fold after which the player sits out. */
export type Consequence = 'leastMove' | 'fold' | 'sitOut';

/** Returns what the time-outs of a player in a row lead to: two fold, three sit out. Source: docs/domain.md DR-15. */
export function consequenceOf(timeouts: number): Consequence {
  if (timeouts >= SITS_OUT_AFTER) return 'sitOut';
  return timeouts >= FOLDS_AFTER ? 'fold' : 'leastMove';
}
