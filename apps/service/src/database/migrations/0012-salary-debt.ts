import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the open amount of a contract to its salary slices, so that a debt is deducted from later earnings. */
export const salaryDebt: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table salary_slice add column open_minor bigint not null default 0`.execute(db);
  },
};
