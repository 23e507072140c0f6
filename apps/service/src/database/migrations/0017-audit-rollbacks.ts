import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the rollbacks of a debit and the slice that a salary is for, so that the audit can go through each row by row. */
export const auditRollbacks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index vendor_transaction_rollback on vendor_transaction (integration, ref_tx_id) where kind = 'rollback'`.execute(db);
    await sql`create index salary_slice_transfer on salary_slice (transfer_id) where transfer_id is not null`.execute(db);
  },
};
