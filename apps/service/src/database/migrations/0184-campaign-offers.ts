import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Remembers when a member has taken what a campaign offers. */
export const campaignOffers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table member_campaign_recipient add column claimed_at timestamptz`.execute(db);
    await sql`create index member_campaign_recipient_account on member_campaign_recipient (account_id) where claimed_at is null`.execute(
      db,
    );
  },
};
