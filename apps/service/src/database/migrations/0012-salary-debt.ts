import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets a slice of salary say what stayed open on its contract, so that a debt comes off what is earned next. */
export const salaryDebt: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table salary_slice add column open_minor bigint not null default 0`.execute(db);
  },
};
