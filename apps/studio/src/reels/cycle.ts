/** The least time from the beginning of one round to that of the player's next. Source: RTS 14, standards §3.1. */
export const CYCLE_MS = 2500;
