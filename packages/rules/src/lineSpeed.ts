/** How fast a line answers; `failed` counts as slow. */
export type Pace = 'fast' | 'normal' | 'slow' | 'failed';

/** Lines that are measured, of those that there are. */
export const MOST_LINES = 5;
/** What a line without an answer counts as, in milliseconds. */
export const FAILED_MS = 9999;

/** Source: SYS-07, spec §4 "Speed classes". */
export function paceOf(elapsedMs: number): Pace {
  if (elapsedMs >= FAILED_MS) return 'failed';
  if (elapsedMs <= 80) return 'fast';
  return elapsedMs <= 150 ? 'normal' : 'slow';
}

/** What several pings of a line in milliseconds come to: the first one opens the line and does not count. Source: DR-18. */
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
 * A figure to show in place of the measured one, where a brand asks for it (flag SIMSPEED). `chance` is from 0 to 1.
 *
 * Source: spec §4 "Simulated speed display", DR-18.
 */
export function simulatedMs(elapsedMs: number, chance: number): number {
  const { low, high } = simulated.find(({ from }) => elapsedMs >= from) ?? { low: 20, high: 40 };
  return Math.round(low + (high - low) * chance);
}
