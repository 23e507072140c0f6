import { BATCH_MS, MAX_SHOTS, type Shot } from './batch.ts';

/** Shots that were fired and wait to be sent, in the browser. They are paid when their batch is sent. */
export interface Magazine {
  waiting: readonly Shot[];
  /** Time of the first waiting shot in milliseconds. */
  sinceMs: number;
}

export const emptyMagazine: Magazine = { waiting: [], sinceMs: 0 };

export function fire({ waiting, sinceMs }: Magazine, shot: Shot, nowMs: number): Magazine {
  return { waiting: [...waiting, shot], sinceMs: waiting.length === 0 ? nowMs : sinceMs };
}

/** Takes the batch that is due: 20 shots, or all of them once the first has waited for a second. Source: docs/domain.md DR-15. */
export function takeBatch({ waiting, sinceMs }: Magazine, nowMs: number): { batch: readonly Shot[]; left: Magazine } {
  const isDue = waiting.length >= MAX_SHOTS || (waiting.length > 0 && nowMs - sinceMs >= BATCH_MS);
  if (!isDue) return { batch: [], left: { waiting, sinceMs } };
  return { batch: waiting.slice(0, MAX_SHOTS), left: { waiting: waiting.slice(MAX_SHOTS), sinceMs: nowMs } };
}

/** Returns the amount given back when the connection is lost: that of the shots which were never sent. Source: docs/domain.md DR-15. */
export function refundMinor({ waiting }: Magazine, costs: readonly bigint[]): bigint {
  return waiting.reduce((sum, { cannon }) => sum + (costs[cannon] ?? 0n), 0n);
}
