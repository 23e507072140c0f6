import { pauseBeforeRetry } from './pauseBeforeRetry.ts';
import { sqlStateOf } from './sqlStateOf.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const attempts = 10;

/** Retries a transaction that the database rolled back because of a conflict with another one. */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
    await pauseBeforeRetry(attempt);
  }
}

/** Returns true for a serialization failure or a deadlock, after which a retry may succeed. */
export function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}
