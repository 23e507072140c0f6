import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the cost of password hashes: one row, which every process of the database reads. */
export const passwordCost: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table password_cost (id boolean primary key default true check (id), passes smallint not null)`.execute(db);
  },
};
