import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds indexes of the rollbacks of a debit and of the slice of a salary, for the audit. */
export const auditRollbacks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index vendor_transaction_rollback on vendor_transaction (integration, ref_tx_id) where kind = 'rollback'`.execute(db);
    await sql`create index salary_slice_transfer on salary_slice (transfer_id) where transfer_id is not null`.execute(db);
  },
};
