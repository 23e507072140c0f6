import { setTimeout as wait } from 'node:timers/promises';

const FIRST_PAUSE_MS = 4;
const MAX_PAUSE_MS = 250;

/** Waits a random time before another attempt, on average longer each time, so that those who met do not meet again. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));
}
