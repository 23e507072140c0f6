import { mayDo } from '@site/api/deskRoles';
import { type ProposalKind, proposals } from '@site/api/operatorProposals';
import { accept, handle, refuse } from '../http/handle.ts';
import { mayConfirm } from './mayConfirm.ts';
import { proposalKinds } from './proposalKinds.ts';

const PAGE = 20;

/** Lists proposals that the role may decide, of one kind or of all: open ones first, then the newest. Source: OPR-07. */
export default handle(proposals, async ({ input: { kind, pageNo }, operator, merchant, services: { db } }) => {
  const asked = kind ? [kind] : (Object.keys(proposalKinds) as ProposalKind[]);
  const kinds = asked.filter((each) => mayDo(operator.role, proposalKinds[each].act));
  if (kinds.length === 0) return refuse('forbidden');
  const all = db.selectFrom('proposal').where('proposal.merchant', '=', merchant).where('kind', 'in', kinds);
  const rows = await all
    .innerJoin('account as proposer', 'proposer.id', 'proposed_by')
    .leftJoin('account as decider', 'decider.id', 'decided_by')
    .leftJoin('account as concerned', 'concerned.id', 'proposal.account_id')
    .select([
      'proposal.id',
      'kind',
      'subject',
      'proposal.account_id',
      'content',
      'reason',
      'proposed_by',
      'proposed_at',
      'decided_at',
      'outcome',
    ])
    .select(['proposer.username as proposer', 'decider.username as decider', 'concerned.username as concerned'])
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
      kind: row.kind as ProposalKind,
      subject: row.concerned ?? row.subject,
      accountId: row.account_id,
      content: JSON.stringify(row.content),
      reason: row.reason,
      proposedBy: row.proposer,
      proposedAt: row.proposed_at.getTime(),
      decidedBy: row.decider ?? '',
      decidedAt: row.decided_at?.getTime() ?? null,
      outcome: row.outcome ?? 'open',
      mayDecide: row.outcome === null && mayConfirm(row, operator.id),
    })),
  });
});
