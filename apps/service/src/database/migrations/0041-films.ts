import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds which games have a film of a round. */
export const films: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table game add column has_film boolean not null default false`.execute(db);
  },
};
