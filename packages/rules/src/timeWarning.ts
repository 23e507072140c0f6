const MINUTE_MS = 60_000;

/** Minutes before the end of a limit of time at which a member is told, the earliest first. */
const warnedAt = [5, 1] as const;

/** Names what a member is told: the minutes that are left, or that none is; undefined before. */
export type TimeWarning = (typeof warnedAt)[number] | 0 | undefined;

/** Returns what a member is told about the time that is left. Source: RES-02, docs/domain.md DR-23.3. */
export function timeWarning(leftMs: number): TimeWarning {
  if (leftMs <= 0) return 0;
  return warnedAt.findLast((minutes) => leftMs <= minutes * MINUTE_MS);
}

/** Returns after how many milliseconds of play the next warning is due; undefined after the last one. Source: RES-02. */
export function nextWarningMs(leftMs: number): number | undefined {
  const next = [...warnedAt, 0].find((minutes) => minutes * MINUTE_MS < leftMs);
  return next === undefined ? undefined : leftMs - next * MINUTE_MS;
}
