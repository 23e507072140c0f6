import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the version of a vendor's pictures, which is a part of their addresses. */
export const artVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table vendor add column art_version text not null default ''`.execute(db);
  },
};
