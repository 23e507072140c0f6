import { setTimeout as wait } from 'node:timers/promises';

const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 250;

/** Waits before another attempt: exponential backoff with jitter, so that conflicting transactions do not conflict again. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));
}
