import { memberCampaigns } from '@site/api/operatorCampaigns';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { roundsCampaignOf } from './roundsCampaignOf.ts';

const PAGE = 20;

/** Lists campaigns with whom they reached, what was used of them, and what that cost. Source: OPR-03. */
export default handle(memberCampaigns, async ({ input: { pageNo }, merchant, services: { db } }) => {
  const all = db.selectFrom('member_campaign').where('member_campaign.merchant', '=', merchant);
  const [rows, { total }] = await Promise.all([
    all
      .innerJoin('account', 'account.id', 'created_by')
      .selectAll('member_campaign')
      .select('account.username')
      .orderBy('member_campaign.id', 'desc')
      .limit(PAGE)
      .offset((pageNo - 1) * PAGE)
      .execute(),
    all.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  if (rows.length === 0) return accept({ total: Number(total), list: [] });
  const ids = rows.map(({ id }) => roundsCampaignOf(id));
  const [claimed, { rows: grants }, { rows: rounds }] = await Promise.all([
    db
      .selectFrom('member_campaign_recipient')
      .where(
        'campaign_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('claimed_at', 'is not', null)
      .select((eb) => ['campaign_id', eb.fn.countAll<string>().as('members')])
      .groupBy('campaign_id')
      .execute(),
    sql<{ campaign_id: string; used: number }>`
      select campaign_id, sum(used)::integer as used from campaign_grant where campaign_id = any(${ids}::text[]) group by 1`.execute(db),
    sql<{ campaign_id: string; cost: string }>`
      select campaign_id, sum(payout_minor)::text as cost from bet
      where campaign_id = any(${ids}::text[]) and campaign_id is not null group by 1`.execute(db),
  ]);
  return accept({
    total: Number(total),
    list: rows.map((row) => {
      const isOfRounds = row.gift.kind === 'freeRounds';
      const own = roundsCampaignOf(row.id);
      const taken = row.gift.kind === 'bonus' ? Number(claimed.find(({ campaign_id }) => campaign_id === row.id)?.members ?? 0) : null;
      return {
        id: row.id,
        name: row.name,
        segment: row.segment,
        gift: row.gift,
        startsAt: row.starts_at.getTime(),
        endsAt: row.ends_at.getTime(),
        mostMembers: row.most_members,
        budgetMinor: row.budget_minor === null ? null : String(row.budget_minor),
        state: row.state,
        reached: row.reached,
        used: isOfRounds ? (grants.find(({ campaign_id }) => campaign_id === own)?.used ?? 0) : taken,
        costMinor: isOfRounds
          ? (rounds.find(({ campaign_id }) => campaign_id === own)?.cost ?? '0')
          : row.gift.kind === 'bonus'
            ? String(BigInt(row.gift.amountMinor) * BigInt(taken ?? 0))
            : null,
        createdBy: row.username,
      };
    }),
  });
});
