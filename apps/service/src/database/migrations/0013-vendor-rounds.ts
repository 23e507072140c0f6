import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds an index of the credits and rollbacks of a player's round. It is partial, so that debits, the most frequent rows, cost nothing. */
export const vendorRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index vendor_transaction_round on vendor_transaction (account_id, round_id)
      where kind = 'credit' or state = 'rolledBack'`.execute(db);
  },
};
