import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps what the brands of before have sold: every play of lotteries. A new brand's market allows none until it says so. */
export const lotteryPlays: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update brand set settings = settings || '{"lotteryPlays": ["*"]}' where not settings ? 'lotteryPlays'`.execute(db);
  },
};
