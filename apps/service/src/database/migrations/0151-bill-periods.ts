import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the bills of a period, of all contracts or of one. */
export const billPeriods: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index contract_bill_period on contract_bill (period_to, contract_id)`.execute(db);
  },
};
