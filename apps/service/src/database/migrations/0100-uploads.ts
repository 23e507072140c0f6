import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the pictures that members send. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table upload (
        account_id integer not null references account,
        id uuid not null unique default gen_random_uuid(),
        use text not null,
        image bytea not null,
        uploaded_at timestamptz not null,
        claimed_at timestamptz,
        primary key (account_id, id)
      )`.execute(db);
    await sql`create index upload_unclaimed on upload (uploaded_at) where claimed_at is null`.execute(db);
  },
};
