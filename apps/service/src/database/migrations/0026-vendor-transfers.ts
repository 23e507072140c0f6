import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds transfers to and from vendors that keep the money of their players. */
export const vendorTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table vendor_transfer (
        account_id integer not null,
        transfer_id text not null,
        integration text not null,
        direction text not null check (direction in ('in', 'out')),
        currency text not null,
        amount_minor bigint not null check (amount_minor > 0),
        state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
        is_repeated boolean not null default false,
        begun_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (account_id, transfer_id)
      )`.execute(db);
    await sql`create index vendor_transfer_pending on vendor_transfer (begun_at) where state = 'pending'`.execute(db);
  },
};
