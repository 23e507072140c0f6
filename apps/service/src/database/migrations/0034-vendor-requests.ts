import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the raw requests of vendors. The index by time is a BRIN index, since they are written in the order of time. */
export const vendorRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table vendor_request (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        integration text not null,
        path text not null,
        body bytea not null,
        status smallint,
        reply text
      )`.execute(db);
    await sql`create index vendor_request_at on vendor_request using brin (at)`.execute(db);
  },
};
