import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tells games that their vendor no longer offers from games that an operator has closed. */
export const withdrawn: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table game drop constraint game_status_check`.execute(db);
    await sql`alter table game add constraint game_status_check
      check (status in ('open', 'soon', 'maintenance', 'disabled', 'withdrawn'))`.execute(db);
  },
};
