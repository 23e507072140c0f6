import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the credits and the rollbacks of a player's round. Partial, so that debits, the commonest rows, cost nothing more. */
export const vendorRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index vendor_transaction_round on vendor_transaction (account_id, round_id)
      where kind = 'credit' or state = 'rolledBack'`.execute(db);
  },
};
