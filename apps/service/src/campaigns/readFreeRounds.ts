import type { SaidIn } from '@site/api/common';
import type { FreeRounds } from '@site/api/vendor';
import { type Kysely, sql } from 'kysely';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import type { Schema } from '../database/schema.ts';
import type { BrandState } from '../system/Brands.ts';

export interface HeldRounds extends FreeRounds {
  nodeIds: readonly number[];
  currency: string;
  saidIn: SaidIn;
}

interface Reader {
  accountId: number;
  /** Code of the language that the names are read in. */
  language: string;
  /** Brand whose default follows where a campaign has no name in it. @default English follows */
  brand?: BrandState;
}

/** Reads a player's grants with rounds left, of campaigns that give rounds now, those that expire first in front. */
export async function readFreeRounds(db: Kysely<Schema>, { accountId, language, brand }: Reader): Promise<HeldRounds[]> {
  const { rows: grants } = await sql<{ campaign_id: string; left: number }>`
    select campaign_id, rounds - used as left from campaign_grant where account_id = ${accountId} and used < rounds`.execute(db);
  if (grants.length === 0) return [];
  const ids = grants.map(({ campaign_id }) => campaign_id);
  const campaigns = await db
    .selectFrom('campaign')
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .where('starts_at', '<=', sql<Date>`now()`)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('ends_at')
    .orderBy('id')
    .selectAll()
    .execute();
  const { rows: wins } = await sql<{ campaign_id: string; won: bigint }>`
    select campaign_id, sum(payout_minor)::bigint as won from bet
    where account_id = ${accountId} and campaign_id = any(${ids}::text[]) group by campaign_id`.execute(db);
  return campaigns.map(({ id, name, words, node_ids, stake_minor, currency, ends_at }) => ({
    campaignId: id,
    name: wordsIn(words, language, brand)['name'] ?? name,
    saidIn: saidInOf(words, language, brand),
    left: grants.find(({ campaign_id }) => campaign_id === id)?.left ?? 0,
    stakeMinor: String(stake_minor),
    wonMinor: String(wins.find(({ campaign_id }) => campaign_id === id)?.won ?? 0n),
    expiresAt: ends_at.getTime(),
    nodeIds: node_ids,
    currency,
  }));
}
