import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds which provider has decided about a document. */
export const identityProviders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table member_document add column decided_by_provider text check (decided_by_provider is null or decided_by is null)`.execute(
      db,
    );
  },
};
