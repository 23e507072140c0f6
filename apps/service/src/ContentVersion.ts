import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';

const KEPT_MS = 1000;

/**
 * A number that grows with every change of a brand, the catalogue or what there is to read, whoever makes it: what was made from
 * these is good as long as the number stands. Looked at again after a second.
 */
export class ContentVersion {
  readonly #db: Kysely<Schema>;
  #kept: { version: Promise<bigint>; until: number } | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  read(): Promise<bigint> {
    const now = performance.now();
    if (!this.#kept || this.#kept.until < now) {
      const version = readVersion(this.#db);
      version.catch(() => this.forget());
      this.#kept = { version, until: now + KEPT_MS };
    }
    return this.#kept.version;
  }

  /** The next question looks at once. */
  forget() {
    this.#kept = undefined;
  }
}

async function readVersion(db: Kysely<Schema>): Promise<bigint> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return version;
}
