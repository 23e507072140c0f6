import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes transfers by player and time, for the record of an account. */
export const transferTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index transfer_account_at on transfer (account_id, at)`.execute(db);
  },
};
