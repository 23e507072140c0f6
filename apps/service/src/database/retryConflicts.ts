import { pauseBeforeRetry } from './pauseBeforeRetry.ts';
import { sqlStateOf } from './sqlStateOf.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const attempts = 10;

/** Runs a transaction again when the database has given it up for another one; nothing of it has happened then. */
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

/** True where the database has given up a transaction for another one, so that it is worth another try. */
export function isConflict(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
}
