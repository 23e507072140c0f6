/** Speed of a line; `failed` counts as slow. */
export type Pace = 'fast' | 'normal' | 'slow' | 'failed';

/** Maximum number of lines to measure. */
export const MAX_LINES = 5;
/** Elapsed time of a line without a reply, in milliseconds. */
export const FAILED_MS = 9999;

/** Classifies a line by its response time. Source: SYS-07, docs/domain.md DR-18. */
export function paceOf(elapsedMs: number): Pace {
  if (elapsedMs >= FAILED_MS) return 'failed';
  if (elapsedMs <= 80) return 'fast';
  return elapsedMs <= 150 ? 'normal' : 'slow';
}

/**
 * Returns the response time of a line from several pings in milliseconds. Ignores the first, which opens the connection. Source:
 * docs/domain.md DR-18.
 */
export function elapsedOf([, ...counted]: number[]): number {
  const [low, high] = [Math.floor((counted.length - 1) / 2), Math.ceil((counted.length - 1) / 2)];
  const sorted = counted.toSorted((one, other) => one - other);
  return ((sorted[low] ?? FAILED_MS) + (sorted[high] ?? FAILED_MS)) / 2;
}

const simulated = [
  { from: 400, low: 100, high: 150 },
  { from: 200, low: 60, high: 100 },
  { from: 100, low: 40, high: 60 },
  { from: 0, low: 20, high: 40 },
];

/**
 * Returns a simulated response time, for brands with the flag SIMSPEED. `chance` is from 0 to 1.
 *
 * Source: docs/domain.md DR-18.
 */
export function simulatedMs(elapsedMs: number, chance: number): number {
  const { low, high } = simulated.find(({ from }) => elapsedMs >= from) ?? { low: 20, high: 40 };
  return Math.round(low + (high - low) * chance);
}
