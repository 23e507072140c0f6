import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds when a player has ended a game. */
export const endedGames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table vendor_session add column ended_at timestamptz`.execute(db);
  },
};
