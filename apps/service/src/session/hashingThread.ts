import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashParameters } from './hashParameters.ts';

/** Whether a password is that of a hash, or, where there is none, its hash. */
export interface Hashing {
  password: string;
  passwordHash?: string;
}

export type Hashed = { result: boolean | string } | { error: string };

/**
 * A thread that does nothing but hash, one password at a time, and gives way to every other. Linux alone knows the priority of a thread;
 * elsewhere it would be the whole process's.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (hashing: Hashing) => parentPort?.postMessage(done(hashing), []));

function done({ password, passwordHash }: Hashing): Hashed {
  try {
    return { result: passwordHash === undefined ? hashSync(password, hashParameters) : verifySync(passwordHash, password) };
  } catch (error) {
    return { error: String(error) };
  }
}
