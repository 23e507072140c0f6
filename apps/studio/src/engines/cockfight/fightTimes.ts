/** Times of a fight in milliseconds. The last 30 seconds of betting are the last call. Source: docs/domain.md DR-13.3. */
export const fightTimes = { openMs: 45_000, closedMs: 4000, runMs: 11_000, overMs: 8000 } as const;
