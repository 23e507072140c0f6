import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the browsers that receive push messages, and which members wait for one. */
export const pushDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table push_device (
      endpoint text primary key,
      account_id integer not null references account,
      p256dh text not null,
      auth text not null,
      allowed_at timestamptz not null
    )`.execute(db);
    await sql`create index push_device_account on push_device (account_id, allowed_at)`.execute(db);
    await sql`create table push_due (account_id integer primary key references account, at timestamptz not null)`.execute(db);
  },
};
