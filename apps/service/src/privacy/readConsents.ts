import { type MarketingChannel, marketingChannels } from '@site/api/marketingChannels';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Reads by which ways a member may be advertised to; what was agreed to when registering holds for those that were never set. Source: MEM-26. */
export async function readConsents(db: Kysely<Schema>, accountId: number): Promise<Record<MarketingChannel, boolean>> {
  const rows = await db
    .selectFrom('consent')
    .where('account_id', '=', accountId)
    .where('kind', '!=', 'terms')
    .distinctOn('kind')
    .orderBy('kind')
    .orderBy('given_at', 'desc')
    .select(['kind', 'is_given'])
    .execute();
  const given = new Map(rows.map(({ kind, is_given }) => [kind, is_given]));
  const of = (channel: MarketingChannel) => given.get(channel) ?? given.get('marketing') ?? false;
  return Object.fromEntries(marketingChannels.map((channel) => [channel, of(channel)])) as Record<MarketingChannel, boolean>;
}
