import { mayDo } from '@site/api/deskRoles';
import { decideProposal } from '@site/api/operatorProposals';
import type { Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from './logAct.ts';
import { mayConfirm } from './mayConfirm.ts';
import { proposalKinds } from './proposalKinds.ts';

/**
 * Carries out what another operator has proposed, once; or rejects it.
 *
 * Refuses: notFound; forbidden without the right to the act; conflict to the operator who proposed it and to the one it concerns, and when it
 * is decided; and what refuses the act.
 *
 * Source: OPR-07.
 */
export default handle(decideProposal, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { id, isApproved } = input;
  const decide = async (tx: Transaction<Schema>) => {
    const found = await tx
      .selectFrom('proposal')
      .innerJoin('account as proposer', 'proposer.id', 'proposed_by')
      .where('proposal.id', '=', id)
      .where('proposal.merchant', '=', merchant)
      .select(['kind', 'subject', 'account_id', 'content', 'reason', 'proposed_by', 'proposer.username', 'outcome'])
      .forUpdate('proposal')
      .executeTakeFirst();
    // A decision of a queue is confirmed in its queue.
    if (!found || found.kind === 'decision') throw new RefusalError('notFound');
    const terms = proposalKinds[found.kind];
    if (!mayDo(operator.role, terms.act)) throw new RefusalError('forbidden');
    if (found.outcome !== null || !mayConfirm(found, operator.id)) throw new RefusalError('conflict');
    await tx
      .updateTable('proposal')
      .set({ outcome: isApproved ? 'approved' : 'rejected', decided_by: operator.id, decided_at: now })
      .where('id', '=', id)
      .execute();
    const proposal = { subject: found.subject, accountId: found.account_id, content: found.content };
    if (isApproved)
      return terms.carryOut(tx, request, {
        ...proposal,
        id,
        reason: input.reason || found.reason,
        proposedBy: { id: found.proposed_by, username: found.username },
      });
    await logAct(tx, {
      ...actorOf(request),
      act: terms.rejected,
      reason: input.reason,
      ...(terms.logged?.(proposal) ?? { target: `${found.kind} ${found.subject}` }),
    });
  };
  const afterwards = await retryConflicts(() => services.db.transaction().execute(decide));
  await afterwards?.();
  return accept(null);
});
