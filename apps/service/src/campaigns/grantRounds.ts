import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { StartError } from '../StartError.ts';

export interface Grantees {
  campaignId: string;
  /** Members by username; all of the brand without it. */
  usernames?: readonly string[];
  /** The operator. */
  by: string;
}

export interface Granted {
  granted: number;
  /** They had the grant before. */
  known: number;
  /** Names of the list that no member may be granted under: unknown, on trial, frozen, excluded or taking a break, or without such a wallet. */
  leftOut: string[];
}

/**
 * Grants the rounds of a campaign to members, to each once. Who may not play is granted none.
 *
 * Throws a StartError for an unknown campaign, or one that has ended. Source: docs/domain.md DR-21.
 */
export async function grantRounds(db: Kysely<Schema>, { campaignId, usernames, by }: Grantees): Promise<Granted> {
  const campaign = await db
    .selectFrom('campaign')
    .where('id', '=', campaignId)
    .where('state', '=', 'open')
    .where('ends_at', '>', sql<Date>`now()`)
    .select(['merchant', 'currency', 'rounds'])
    .executeTakeFirst();
  if (!campaign) throw new StartError(`There is no open campaign "${campaignId}".`);
  const { rows: members } = await sql<{ id: number; username: string }>`
    select id, username from account
    where merchant = ${campaign.merchant} and role = 'member' and type <> 4 and state = 'active'
      and (${usernames === undefined} or username = any(${usernames ?? []}::text[]))`.execute(db);
  const { rows: held } = await sql<{ account_id: number }>`
    select account_id from wallet where currency = ${campaign.currency} and account_id = any(${members.map(({ id }) => id)}::integer[])`.execute(
    db,
  );
  const holders = new Set(held.map(({ account_id }) => account_id));
  const grantees = members.filter(({ id }) => holders.has(id));
  const { rows } = await sql`
    insert into campaign_grant (account_id, campaign_id, rounds, granted_by)
    select id, ${campaignId}, ${campaign.rounds}::integer, ${by} from unnest(${grantees.map(({ id }) => id)}::integer[]) as member (id)
    on conflict do nothing returning account_id`.execute(db);
  const names = new Set(grantees.map(({ username }) => username));
  return {
    granted: rows.length,
    known: grantees.length - rows.length,
    leftOut: (usernames ?? []).filter((username) => !names.has(username)),
  };
}
