import { BATCH_MS, MAX_SHOTS, type Shot } from './batch.ts';

/** Shots wait no longer for a slow answer: their fish would have left, and their batch be refused. */
const STALE_MS = 2500;

/** A shot that was fired and waits to be sent. It costs nothing until then. */
export interface Fired {
  shot: Shot;
  /** Page times. */
  firedMs: number;
  landsMs: number;
}

/** Returns the shots that can still be sent. Source: docs/domain.md DR-15. */
export function dropStale(waiting: readonly Fired[], nowMs: number): Fired[] {
  return waiting.filter(({ firedMs }) => nowMs - firedMs < STALE_MS);
}

/** Returns true when a batch is to be sent: 20 shots, or half of the longest wait after the first. Source: docs/domain.md DR-15. */
export function isDue([first, ...others]: readonly Fired[], nowMs: number): boolean {
  return first !== undefined && (others.length + 1 >= MAX_SHOTS || nowMs - first.firedMs >= BATCH_MS / 2);
}

/** Returns false while the cannon is jammed: a whole batch waits, or the answer to the last one is slow. */
export function canFire([first, ...others]: readonly Fired[], nowMs: number): boolean {
  return first === undefined || (others.length + 1 < MAX_SHOTS && nowMs - first.firedMs < STALE_MS / 2);
}
