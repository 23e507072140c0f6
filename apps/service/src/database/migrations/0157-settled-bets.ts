import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the newest settled bets, so that a page of a large team's bets does not sort all of them. */
export const settledBets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index bet_settled on bet (settled_at desc) where settled_at is not null`.execute(db);
  },
};
