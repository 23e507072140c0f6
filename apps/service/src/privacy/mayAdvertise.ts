import { type MarketingChannel, marketingChannels } from '@site/api/marketingChannels';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How advertising reaches a member: by a channel with a consent of its own, or on the site itself (inbox, offers, gifts), which needs any. */
export type AdvertisingWay = MarketingChannel | 'site';

/**
 * SQL condition: the member `a` may be advertised to. Every sender of advertising asks it, in the statement that reads whom it reaches.
 *
 * Nobody is advertised to who takes a break, is excluded, frozen, closed or on trial, has never agreed, or has asked to stop. What was agreed
 * to when registering holds for the ways that were never set.
 *
 * Source: MEM-26, RES-02, docs/domain.md DR-4.3.
 */
export const mayAdvertise = (way: AdvertisingWay) => sql<boolean>`(
  a.role = 'member' and a.type <> 4 and a.state = 'active' and a.closed_at is null and (
    select ${way === 'site' ? byAny : by(way)}
    from (select distinct on (kind) kind, is_given from consent where account_id = a.id and kind <> 'terms' order by kind, given_at desc) c))`;

const agreedAtFirst = sql`coalesce(bool_or(c.is_given) filter (where c.kind = 'marketing'), false)`;

const by = (channel: MarketingChannel) => sql`coalesce(bool_or(c.is_given) filter (where c.kind = ${channel}), ${agreedAtFirst})`;

const byAny = sql`coalesce(bool_or(c.is_given) filter (where c.kind <> 'marketing'), false)
  or (${agreedAtFirst} and count(*) filter (where c.kind <> 'marketing') < ${marketingChannels.length})`;

/** Returns true when a member may be advertised to. Source: MEM-26. */
export async function mayBeAdvertisedTo(db: Kysely<Schema>, accountId: number, way: AdvertisingWay): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${mayAdvertise(way)} as may from account a where a.id = ${accountId}`.execute(db);
  return rows[0]?.may ?? false;
}
