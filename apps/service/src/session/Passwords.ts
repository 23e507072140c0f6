import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../createTurns.ts';

/** The algorithm left unsaid is argon2id. Source: OWASP's cheat sheet on keeping passwords. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id, a few at a time: each takes 19 MiB, so a flood of log-ins would otherwise take the machine's memory. */
export class Passwords {
  readonly #inTurn = createTurns(2 * availableParallelism());
  readonly #nobodysHash: string;

  private constructor(nobodysHash: string) {
    this.#nobodysHash = nobodysHash;
  }

  static async create(): Promise<Passwords> {
    return new Passwords(await hashPassword(randomBytes(16).toString('hex')));
  }

  /** Whether the password is the one of the hash. Without a hash the answer is no, after the same work. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matching = await this.#inTurn(() => verify(passwordHash ?? this.#nobodysHash, password));
    return matching && passwordHash !== undefined;
  }
}

/** What is kept of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);
