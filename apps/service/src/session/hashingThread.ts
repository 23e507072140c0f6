import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashParameters, passesOf } from './hashParameters.ts';

/** Task of the thread: verifies a password against a hash or, without one, hashes it. */
export interface Hashing {
  password: string;
  passwordHash?: string;
  /** Passes of a new hash, and the work of a verification whatever the hash. */
  passes: number;
}

export type Hashed = { result: boolean | string } | { error: string };

/** Priority of the thread: halfway to `PRIORITY_BELOW_NORMAL`. */
const NICENESS = 5;

/**
 * Thread that only hashes, one password at a time with a priority below the event loop's. Beside six busy processes on two processors a hash
 * of 30 ms takes 0.2 s at equal priority, 0.5 s at this one and 1.5 s at `PRIORITY_BELOW_NORMAL`, where log-ins starve.
 *
 * Only Linux has priorities of threads; elsewhere it would apply to the whole process.
 */
if (process.platform === 'linux') setPriority(NICENESS);

parentPort?.on('message', (hashing: Hashing) => parentPort?.postMessage(done(hashing), []));

function done({ password, passwordHash, passes }: Hashing): Hashed {
  try {
    if (passwordHash === undefined) return { result: hashOf(password, passes) };
    const result = verifySync(passwordHash, password);
    // A hash with fewer passes is verified faster: without the missing work, the time would reveal known names.
    const missing = passes - passesOf(passwordHash);
    if (missing > 0) hashOf(password, missing);
    return { result };
  } catch (error) {
    return { error: String(error) };
  }
}

const hashOf = (password: string, passes: number) => hashSync(password, { ...hashParameters, timeCost: passes });
