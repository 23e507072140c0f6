import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the accounts whose documents are old enough to be deleted. Source: docs/domain.md DR-23.8. */
export const closedAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index account_closed on account (closed_at) where closed_at is not null`.execute(db);
  },
};
