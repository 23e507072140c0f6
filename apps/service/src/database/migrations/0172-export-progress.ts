import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds how far the file of an export is, and how it ended. */
export const exportProgress: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table export_ticket
        add column id uuid not null default gen_random_uuid() unique,
        add column rows_done integer not null default 0,
        add column rows integer,
        add column ended text check (ended in ('done', 'cancelled'))`.execute(db);
  },
};
