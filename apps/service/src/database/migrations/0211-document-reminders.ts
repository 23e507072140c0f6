import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notes when the member of a document was told that it is about to expire. */
export const documentReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table member_document add column reminded_at timestamptz`.execute(db);
    await sql`create index member_document_expires on member_document (expires_at) where state = 'accepted' and reminded_at is null`.execute(
      db,
    );
  },
};
