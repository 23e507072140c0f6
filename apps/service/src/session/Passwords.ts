import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { createTurns } from '../createTurns.ts';
import { Refused } from '../Refused.ts';
import { hashAside } from './hashAside.ts';
import type { Hashing } from './hashingThread.ts';
import { hashParameters } from './hashParameters.ts';

/** Half a second's work and more: whoever comes then is told to come again, rather than left waiting. */
const WAITING_AT_MOST = 60;
const RETRY_AFTER_S = 2;

/**
 * argon2id, a few at a time and behind everything else: each takes 19 MiB and a processor, of which money that moves meanwhile must keep one.
 *
 * Refuses: tooMany where too many wait.
 */
export class Passwords {
  readonly #inTurn = createTurns(Math.max(1, availableParallelism() - 1));
  #waiting = 0;
  /** The hash of a password that nobody knows. */
  readonly unguessable: string;

  private constructor(unguessable: string) {
    this.unguessable = unguessable;
  }

  static async create(): Promise<Passwords> {
    return new Passwords(await hashPassword(randomBytes(16).toString('hex')));
  }

  /** Whether the password is the one of the hash. Without a hash the answer is no, after the same work. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matching = await this.#queue({ password, passwordHash: passwordHash ?? this.unguessable });
    return matching === true && passwordHash !== undefined;
  }

  /** What is kept of a password that somebody chooses. */
  async hash(password: string): Promise<string> {
    return String(await this.#queue({ password }));
  }

  async #queue(hashing: Hashing): Promise<boolean | string> {
    if (this.#waiting >= WAITING_AT_MOST) throw new Refused('tooMany', { retryAfterS: RETRY_AFTER_S });
    this.#waiting += 1;
    try {
      return await this.#inTurn(() => hashAside(hashing));
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** What is kept of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, hashParameters);
