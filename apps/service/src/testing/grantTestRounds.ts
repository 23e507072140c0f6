import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60_000;

interface TestGrant {
  accountId: number;
  campaignId: string;
  nodeId: number;
  rounds?: number;
  stakeMinor?: bigint;
  endsInMs?: number;
}

/** Opens a campaign of the brand `marquee` in USD, if it is not open yet, and grants its rounds to a player. */
export async function grantTestRounds(
  db: Kysely<Schema>,
  { accountId, campaignId, nodeId, rounds = 5, stakeMinor = 20n, endsInMs = DAY_MS }: TestGrant,
): Promise<void> {
  await db
    .insertInto('campaign')
    .values({
      id: campaignId,
      merchant: 'marquee',
      name: 'Opening week',
      node_ids: [nodeId],
      rounds,
      stake_minor: stakeMinor,
      currency: 'USD',
      starts_at: new Date(Date.now() - DAY_MS),
      ends_at: new Date(Date.now() + endsInMs),
      created_by: 'test',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('campaign_grant').values({ account_id: accountId, campaign_id: campaignId, rounds, granted_by: 'test' }).execute();
}
