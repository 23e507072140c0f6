import { adjustments } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';

const PAGE = 20;

/** Lists adjustments of the brand's members: open ones first, then the newest. Source: OPR-07. */
export default handle(adjustments, async ({ input: { pageNo }, operator, merchant, services: { db } }) => {
  const all = db
    .selectFrom('adjustment')
    .innerJoin('account', 'account.id', 'adjustment.account_id')
    .where('account.merchant', '=', merchant);
  const rows = await all
    .innerJoin('account as proposer', 'proposer.id', 'proposed_by')
    .leftJoin('account as decider', 'decider.id', 'decided_by')
    .select(['adjustment.id', 'account_id', 'account.username', 'amount_minor', 'adjustment.currency', 'reason', 'proposed_by'])
    .select(['proposed_at', 'decided_at', 'outcome', 'proposer.username as proposer', 'decider.username as decider'])
    .orderBy('outcome', (order) => order.desc().nullsFirst())
    .orderBy('proposed_at', 'desc')
    .limit(PAGE)
    .offset((pageNo - 1) * PAGE)
    .execute();
  const { total } = await all.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return accept({
    total: Number(total),
    list: rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      username: row.username,
      amountMinor: String(row.amount_minor),
      currency: row.currency,
      reason: row.reason,
      proposedBy: row.proposer,
      proposedAt: row.proposed_at.getTime(),
      decidedBy: row.decider ?? '',
      decidedAt: row.decided_at?.getTime() ?? null,
      outcome: row.outcome ?? 'open',
      isMine: row.proposed_by === operator.id,
    })),
  });
});
