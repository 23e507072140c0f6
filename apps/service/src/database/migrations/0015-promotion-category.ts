import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets a promotion be about one kind of games, so that it goes while that kind is closed, and be told of before its day is settled. */
export const promotionCategory: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table promotion add column game_type text, alter column starts_at drop not null`.execute(db);
  },
};
