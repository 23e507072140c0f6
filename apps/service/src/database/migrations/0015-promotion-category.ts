import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the game type of a promotion, which is hidden while that type is closed, and allows promotions without a date. */
export const promotionCategory: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table promotion add column game_type text, alter column starts_at drop not null`.execute(db);
  },
};
