import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Finds the newest transfers apart from play, bets of more than one part, and who has moved, so that pages and totals of a large team read little.
 * No entry of a bet or a win is in any of these indexes.
 */
export const teamPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index transfer_apart_from_play on transfer (at desc)
      where kind not in ('BET', 'WIN', 'REFUND', 'ROLLBACK', 'VENDOR_IN', 'VENDOR_OUT')`.execute(db);
    await sql`create index transfer_between_players on transfer (at desc) where counter_id > 0`.execute(db);
    await sql`create index bet_later_parts on bet (settled_at) where part > 0`.execute(db);
    await sql`create index account_tree_moved on account_tree (ancestor_id) where since > '-infinity'`.execute(db);
  },
};
