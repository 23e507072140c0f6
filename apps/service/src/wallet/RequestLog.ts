import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const PAUSE_MS = 100;
const ROWS_AT_A_TIME = 500;
const MAX_WAITING = 5000;

export interface VendorRequest {
  at: Date;
  /** The vendor that signed it. */
  integration: string;
  path: string;
  /** The raw bytes, as they were signed. */
  body: Buffer;
  /** HTTP status and text of our reply; null when the vendor closed the connection first. */
  status: number | null;
  reply: string | null;
}

/**
 * Stores what vendors sent and what we replied, as evidence for disputes. The calls do not wait for it: requests are written together, ten
 * times a second, so a crash loses the last tenth. It keeps 5,000 at most in memory, and reports how many it left out.
 *
 * Source: VEN-05.
 */
export class RequestLog {
  readonly #db: Kysely<Schema>;
  readonly #onError: (error: unknown) => void;
  readonly #waiting: VendorRequest[] = [];
  #leftOut = 0;
  #writing: Promise<void> | undefined;

  constructor({ db, onError }: { db: Kysely<Schema>; onError: (error: unknown) => void }) {
    this.#db = db;
    this.#onError = onError;
  }

  add(request: VendorRequest): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(request);
    else this.#leftOut += 1;
    this.#writing ??= this.#writeAll();
  }

  /** Waits until everything is written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await pause(PAUSE_MS);
      try {
        await insert(this.#db, this.#waiting.splice(0, ROWS_AT_A_TIME));
      } catch (error) {
        this.#onError(error);
      }
    }
    if (this.#leftOut > 0) this.#onError(new Error(`${this.#leftOut} requests of vendors were not stored: too many at once.`));
    this.#leftOut = 0;
    this.#writing = undefined;
  }
}

async function insert(db: Kysely<Schema>, requests: readonly VendorRequest[]): Promise<void> {
  const column = (valueOf: (request: VendorRequest) => string | number | null) => sql`${requests.map(valueOf)}`;
  await sql`
    insert into vendor_request (at, integration, path, body, status, reply)
    select at, integration, path, decode(body, 'base64'), status, reply from unnest(
      ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ integration }) => integration)}::text[],
      ${column(({ path }) => path)}::text[], ${column(({ body }) => body.toString('base64'))}::text[],
      ${column(({ status }) => status)}::smallint[], ${column(({ reply }) => reply)}::text[]
    ) as request (at, integration, path, body, status, reply)`.execute(db);
}
