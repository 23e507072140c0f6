import type { Segment } from '@site/api/operatorCampaigns';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mayAdvertise } from '../privacy/mayAdvertise.ts';

interface Asked {
  merchant: string;
  segment: Segment;
  now: Date;
  /** Leaves out whom this campaign has reached. */
  exceptOf?: number;
}

const DAY_MS = 86_400_000;
const DEPOSIT_DAYS = 30;

/**
 * Returns the ids of the members of a segment, the oldest account first. Nobody is in one who may not be advertised to.
 *
 * Source: OPR-03, MEM-26.
 */
export async function readSegment(db: Kysely<Schema>, { merchant, segment, now, exceptOf }: Asked): Promise<number[]> {
  const { currency, country, vipFrom, vipTo, seenWithinDays, awayForDays, depositedMinor } = segment;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const level = sql`coalesce((select v.level from vip_standing v where v.account_id = a.id), 0)`;
  const terms = [
    ...(country === undefined ? [] : [sql`a.country = ${country}`]),
    ...(vipFrom === undefined ? [] : [sql`${level} >= ${vipFrom}::integer`]),
    ...(vipTo === undefined ? [] : [sql`${level} <= ${vipTo}::integer`]),
    ...(seenWithinDays === undefined ? [] : [seenSince(ago(seenWithinDays))]),
    ...(awayForDays === undefined ? [] : [sql`not ${seenSince(ago(awayForDays))}`]),
    ...(exceptOf === undefined
      ? []
      : [sql`not exists (select 1 from member_campaign_recipient r where r.campaign_id = ${exceptOf} and r.account_id = a.id)`]),
  ];
  const { rows: members } = await sql<{ id: number }>`
    select a.id from account a
    where a.merchant = ${merchant} and a.currency = ${currency} and ${mayAdvertise('site')} ${sql.join(
      terms.map((term) => sql` and ${term}`),
      sql``,
    )}
    order by a.id`.execute(db);
  const ids = members.map(({ id }) => id);
  if (depositedMinor === undefined || BigInt(depositedMinor) === 0n || ids.length === 0) return ids;
  const { rows: deposits } = await sql<{ account_id: number }>`
    select account_id from member_money_day
    where account_id = any(${ids}::integer[]) and kind = 'DEPOSIT' and currency = ${currency} and day >= ${ago(DEPOSIT_DAYS)}::date
    group by account_id having sum(amount_minor) >= ${depositedMinor}::bigint`.execute(db);
  const depositors = new Set(deposits.map(({ account_id }) => account_id));
  return ids.filter((id) => depositors.has(id));
}

const seenSince = (at: Date) =>
  sql`exists (select 1 from login_event e where e.account_id = a.id and e.result = 'loggedIn' and e.at >= ${at})`;
