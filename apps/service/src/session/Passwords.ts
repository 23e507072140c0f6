import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { RefusalError } from '../http/RefusalError.ts';
import { RateLimiter } from './RateLimiter.ts';
import { hashOnThread } from './hashOnThread.ts';
import type { Hashing } from './hashingThread.ts';
import { hashParameters, MIN_PASSES, passesOf } from './hashParameters.ts';

/** Maximum number of queued hashes: seconds of work. */
const MAX_WAITING = 60;
const RETRY_AFTER_S = 2;
/** Maximum wait for a turn in milliseconds, for a burst of log-ins. */
const MAX_WAIT_MS = 500;
/** Maximum wait for callers who have used up a code and would need another. */
const MAX_PROVEN_WAIT_MS = 10_000;

interface Options {
  /** Turns per second. */
  perSecond: number;
  /** Passes over the memory for each hash. */
  passes: number;
}

/** Permission to hash the passwords of one request. */
export interface HashingTurn {
  /** Returns true when the password matches the hash. Without a hash it returns false after the same work. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Returns the hash of a new password. */
  hash(password: string): Promise<string>;
}

/**
 * Hashes passwords with argon2id at a steady rate, a few at a time and with low priority: each takes 19 MiB and a processor, and payments
 * must keep one. Hashing requires a turn.
 */
export class Passwords {
  readonly #admission: RateLimiter;
  readonly #options: Options;
  readonly #inTurn = pLimit(Math.max(1, availableParallelism() - 1));
  #waiting = 0;
  /** Hash of a random password. */
  readonly unguessable: string;

  private constructor(unguessable: string, options: Options) {
    this.unguessable = unguessable;
    this.#options = options;
    this.#admission = new RateLimiter({ perSecond: options.perSecond, patienceMs: MAX_WAIT_MS });
  }

  static async create(options: Options): Promise<Passwords> {
    return new Passwords(await hashPassword(randomBytes(16).toString('hex'), options.passes), options);
  }

  /**
   * Refuses a request that would get no turn now. Takes none. Call it before the request uses up a captcha or a code.
   *
   * Refuses: tooMany.
   */
  refuseWhenBusy(): void {
    const retryAfterS = this.#waiting >= MAX_WAITING ? RETRY_AFTER_S : this.#admission.retryAfterS(performance.now());
    if (retryAfterS !== undefined) throw new RefusalError('tooMany', { retryAfterS });
  }

  /**
   * Waits for a turn. Call it when nothing else can refuse the request before it hashes: other requests must not use up the turns of
   * log-ins. `isProven` waits longer.
   *
   * Refuses: tooMany.
   */
  async takeTurn({ isProven = false } = {}): Promise<HashingTurn> {
    if (this.#waiting >= MAX_WAITING) throw new RefusalError('tooMany', { retryAfterS: RETRY_AFTER_S });
    const turn = this.#admission.take(performance.now(), isProven ? MAX_PROVEN_WAIT_MS : MAX_WAIT_MS);
    if ('retryAfterS' in turn) throw new RefusalError('tooMany', { retryAfterS: turn.retryAfterS });
    if (turn.waitMs > 0) await wait(turn.waitMs);
    return {
      matches: async (passwordHash, password) => {
        const matching = await this.#queue({ password, passwordHash: passwordHash ?? this.unguessable, passes: this.#options.passes });
        return matching === true && passwordHash !== undefined;
      },
      hash: (password) => this.#hash(password),
    };
  }

  /** Returns a new hash of a password when the old one used fewer passes; undefined when it did not, and while others wait for a turn. */
  async renew(passwordHash: string, password: string): Promise<string | undefined> {
    const { passes, perSecond } = this.#options;
    if (passesOf(passwordHash) >= passes) return undefined;
    const turn = this.#admission.take(performance.now(), 1000 / perSecond);
    if ('retryAfterS' in turn) return undefined;
    await wait(turn.waitMs);
    return this.#hash(password);
  }

  async #hash(password: string): Promise<string> {
    return String(await this.#queue({ password, passes: this.#options.passes }));
  }

  async #queue(hashing: Hashing): Promise<boolean | string> {
    this.#waiting += 1;
    try {
      return await this.#inTurn(() => hashOnThread(hashing));
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** Returns the hash of a password. */
export const hashPassword = (password: string, passes = MIN_PASSES): Promise<string> =>
  hash(password, { ...hashParameters, timeCost: passes });
