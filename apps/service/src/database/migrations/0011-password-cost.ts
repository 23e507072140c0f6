import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How much work a hash of a password is: one row, which every process on the database reads. */
export const passwordCost: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table password_cost (id boolean primary key default true check (id), passes smallint not null)`.execute(db);
  },
};
