import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { inSavepoint } from '../database/inSavepoint.ts';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { eachApart, failuresOf, throwFailures } from '../jobs/eachApart.ts';
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
  await eachApart(
    open,
    ({ id }) => `campaign ${id}`,
    async ({ id }) => {
      const failures: string[] = [];
      for (let hasMore = true; hasMore;) {
        const given = await giveNext(services, id, now);
        failures.push(...given.failures);
        ({ hasMore } = given);
      }
      throwFailures(failures);
    },
  );
}

interface Given {
  reached: number[];
  failures: string[];
}

/** Gives a campaign to the next members of its segment. Returns whether more may be left, and to whom it could not be given. */
export async function giveNext({ db, bus }: CampaignServices, id: number, now: Date): Promise<{ hasMore: boolean; failures: string[] }> {
  const { reached, failures } = await db.transaction().execute((tx) => giveBatch(tx, id, now));
  bus.publish(reached);
  return { hasMore: reached.length === BATCH, failures };
}

/** Gives a campaign to the next members. One for whom it fails does not stop the others, and is tried again at each run. */
async function giveBatch(tx: Transaction<Schema>, id: number, now: Date): Promise<Given> {
  const campaign = await tx
    .selectFrom('member_campaign')
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'running'])
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!campaign) return { reached: [], failures: [] };
  const { merchant, segment, gift, most_members, budget_minor, reached: before } = campaign;
  const most = Math.min(most_members ?? Infinity, mostGrants({ gift, budgetMinor: budget_minor }) ?? Infinity);
  const isOver = campaign.ends_at <= now;
  const next = isOver || before >= most ? [] : await readSegment(tx, { merchant, segment, now, exceptOf: id });
  const reached: number[] = [];
  const failures = await failuresOf(next.slice(0, Math.min(BATCH, most - before)), {
    most: BATCH,
    nameOf: (accountId) => `account ${accountId}`,
    async work(part) {
      const given = await inSavepoint(tx, () => giveTo(tx, part, { id, gift, now }));
      if (!given.ok) throw new Error(given.reason);
      reached.push(...part);
    },
  });
  const isFull = before + reached.length >= most;
  await tx
    .updateTable('member_campaign')
    .set({ state: isOver || isFull ? 'ended' : 'running', reached: before + reached.length })
    .where('id', '=', id)
    .execute();
  return { reached, failures };
}

async function giveTo(
  tx: Transaction<Schema>,
  members: readonly number[],
  { id, gift, now }: { id: number; gift: Selectable<Schema['member_campaign']>['gift']; now: Date },
): Promise<void> {
  await sql`
    insert into member_campaign_recipient (campaign_id, account_id, at)
    select ${id}, account_id, ${now} from unnest(${members}::integer[]) as member (account_id)`.execute(tx);
  if (gift.kind === 'freeRounds')
    await sql`
      insert into campaign_grant (account_id, campaign_id, rounds, granted_by)
      select account_id, ${roundsCampaignOf(id)}, ${gift.rounds}::integer, 'campaign' from unnest(${members}::integer[]) as member (account_id)
      on conflict do nothing`.execute(tx);
  if (gift.kind === 'message')
    for (const accountId of members)
      await sendMessage(tx, { accountId, kind: 'operator', values: { title: gift.title, text: gift.text }, isAdvertising: true, now });
}
