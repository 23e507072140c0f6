import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the outcomes of work on a timer of its own, and why rows of the roll-up queues are set aside. */
export const runs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table timed_run (
      name text not null,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      reason text,
      primary key (name, started_at)
    )`.execute(db);
    await sql`alter table uncounted_bet add column aside_at timestamptz, add column aside_reason text`.execute(db);
    await sql`alter table uncounted_transfer add column aside_at timestamptz, add column aside_reason text`.execute(db);
  },
};
