/** Times of a live table in milliseconds; how long a draw runs depends on what is played. */
export const liveTimes = { openMs: 18_000, closedMs: 2000, overMs: 6000 } as const;
