import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tells games that no vendor can run yet from games under maintenance. */
export const soon: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table game drop constraint game_status_check`.execute(db);
    await sql`alter table game add constraint game_status_check check (status in ('open', 'soon', 'maintenance', 'disabled'))`.execute(db);
    await sql`update game set status = 'soon' where status = 'maintenance' and rtp_ppm is null`.execute(db);
  },
};
