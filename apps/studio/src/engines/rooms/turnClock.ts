/** Time of a turn, and for a player who lost the connection to come back. Source: docs/domain.md DR-15. */
export const TURN_MS = 15_000;
export const RETURN_MS = 60_000;

/** Time-outs in a row after which a seat folds, and after which it sits out. */
const FOLDS_AFTER = 2;
const SITS_OUT_AFTER = 3;

export interface Presence {
  /** Time-outs since the player last moved. */
  timeouts: number;
  /** Time at which the connection was lost; undefined while there is one. */
  lostAt?: Date;
}

/** Returns when a turn ends: after 15 s, or 60 s after the connection was lost, whichever is later. */
export function turnEndsAt(beganAt: Date, { lostAt }: Presence): Date {
  const turnMs = beganAt.getTime() + TURN_MS;
  return new Date(lostAt ? Math.max(turnMs, lostAt.getTime() + RETURN_MS) : turnMs);
}

/** Action for a player whose turn has ended: the move that loses least, a fold, or a fold after which the player sits out. */
export type Consequence = 'leastMove' | 'fold' | 'sitOut';

/** Counts a time-out. Two in a row fold, three sit out. Source: docs/domain.md DR-15. */
export function timeOut(presence: Presence): { presence: Presence; consequence: Consequence } {
  const timeouts = presence.timeouts + 1;
  return { presence: { ...presence, timeouts }, consequence: consequenceOf(timeouts) };
}

/** Returns the presence of a player who has moved. */
export function moved({ timeouts: _timeouts, ...presence }: Presence): Presence {
  return { ...presence, timeouts: 0 };
}

function consequenceOf(timeouts: number): Consequence {
  if (timeouts >= SITS_OUT_AFTER) return 'sitOut';
  return timeouts >= FOLDS_AFTER ? 'fold' : 'leastMove';
}
