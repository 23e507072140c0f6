import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the texts by language of campaigns of free rounds and of messages that the house has written in several. */
export const wordsOfCampaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table campaign add column words jsonb not null default '{}'`.execute(db);
    await sql`alter table inbox_message add column words jsonb`.execute(db);
  },
};
