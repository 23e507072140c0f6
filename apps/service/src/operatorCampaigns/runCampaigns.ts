import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { Bus } from '../push/Bus.ts';
import { mostGrants } from './mostGrants.ts';
import { readSegment } from './readSegment.ts';
import { roundsCampaignOf } from './roundsCampaignOf.ts';

/** Members of one transaction. */
const BATCH = 500;

interface CampaignServices {
  db: Kysely<Schema>;
  bus: Bus;
}

/**
 * Gives each open campaign to the members of its segment, once to each, until it ends by its time, its members or its budget. Idempotent, safe
 * to run concurrently and to be killed at any moment: a member is reached in the transaction that gives.
 *
 * Source: OPR-03, docs/domain.md DR-21.1.
 */
export async function runCampaigns(services: CampaignServices, now: Date): Promise<void> {
  const open = await services.db
    .selectFrom('member_campaign')
    .where('state', 'in', ['scheduled', 'running'])
    .where('starts_at', '<=', now)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of open) for (let hasMore = true; hasMore;) hasMore = await giveNext(services, id, now);
}

/** Gives a campaign to the next members of its segment, and returns whether more may be left. */
export async function giveNext({ db, bus }: CampaignServices, id: number, now: Date): Promise<boolean> {
  const reached = await db.transaction().execute((tx) => giveBatch(tx, id, now));
  bus.publish(reached);
  return reached.length === BATCH;
}

/** Gives a campaign to the next members, and returns who they are. */
async function giveBatch(tx: Transaction<Schema>, id: number, now: Date): Promise<number[]> {
  const campaign = await tx
    .selectFrom('member_campaign')
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'running'])
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!campaign) return [];
  const { merchant, segment, gift, most_members, budget_minor, reached } = campaign;
  const most = Math.min(most_members ?? Infinity, mostGrants({ gift, budgetMinor: budget_minor }) ?? Infinity);
  const isOver = campaign.ends_at <= now;
  const next = isOver || reached >= most ? [] : await readSegment(tx, { merchant, segment, now, exceptOf: id });
  const given = next.slice(0, Math.min(BATCH, most - reached));
  if (given.length > 0) {
    await sql`
      insert into member_campaign_recipient (campaign_id, account_id, at)
      select ${id}, account_id, ${now} from unnest(${given}::integer[]) as member (account_id)`.execute(tx);
    if (gift.kind === 'freeRounds')
      await sql`
        insert into campaign_grant (account_id, campaign_id, rounds, granted_by)
        select account_id, ${roundsCampaignOf(id)}, ${gift.rounds}::integer, 'campaign' from unnest(${given}::integer[]) as member (account_id)
        on conflict do nothing`.execute(tx);
    if (gift.kind === 'message')
      for (const accountId of given)
        await sendMessage(tx, { accountId, kind: 'operator', values: { title: gift.title, text: gift.text }, isAdvertising: true, now });
  }
  const isFull = reached + given.length >= most;
  await tx
    .updateTable('member_campaign')
    .set({ state: isOver || isFull ? 'ended' : 'running', reached: reached + given.length })
    .where('id', '=', id)
    .execute();
  return given;
}
