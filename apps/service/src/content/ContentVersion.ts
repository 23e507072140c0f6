import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const CACHED_MS = 1000;

/**
 * Version number of a brand, the catalogue and the content, increased by every change of any process: data derived from them is valid while
 * it is unchanged. Read again after a second.
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
      this.#kept = { version, until: now + CACHED_MS };
    }
    return this.#kept.version;
  }

  /** Makes the next call read it again. */
  forget() {
    this.#kept = undefined;
  }
}

async function readVersion(db: Kysely<Schema>): Promise<bigint> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return version;
}
