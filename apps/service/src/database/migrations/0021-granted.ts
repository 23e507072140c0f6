import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the campaign that paid a bet's stakes, and their value. The content of such a bet's link also contains the campaign and the amount;
 * the content of other bets stays unchanged.
 */
export const granted: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bet add column campaign_id text, add column granted_minor bigint,
      add constraint bet_granted check ((campaign_id is null) = (granted_minor is null))`.execute(db);
    await sql`
      create function granted_content(round json, campaign_id text, granted_minor bigint) returns json language sql stable parallel safe as $$
        select case when campaign_id is null then round else json_build_array('granted', round, campaign_id, granted_minor) end
      $$`.execute(db);
  },
};
