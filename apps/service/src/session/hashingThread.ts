import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashParameters, passesOf } from './hashParameters.ts';

/** Asks whether a password is that of a hash or, without one, for its hash. */
export interface Hashing {
  password: string;
  passwordHash?: string;
  /** Of a new hash, and the work that an answer takes whatever the hash is. */
  passes: number;
}

export type Hashed = { result: boolean | string } | { error: string };

/**
 * A thread that does nothing but hash, one password at a time, and gives way to every other. Linux alone knows the priority of a thread;
 * elsewhere it would be the whole process's.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (hashing: Hashing) => parentPort?.postMessage(done(hashing), []));

function done({ password, passwordHash, passes }: Hashing): Hashed {
  try {
    if (passwordHash === undefined) return { result: hashOf(password, passes) };
    const result = verifySync(passwordHash, password);
    // A hash of fewer passes is found out sooner: without the rest, the time would tell whose name is known.
    const missing = passes - passesOf(passwordHash);
    if (missing > 0) hashOf(password, missing);
    return { result };
  } catch (error) {
    return { error: String(error) };
  }
}

const hashOf = (password: string, passes: number) => hashSync(password, { ...hashParameters, timeCost: passes });
