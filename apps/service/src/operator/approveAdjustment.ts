import { approveAdjustment } from '@site/api/operator';
import { retryConflicts } from '../database/retryConflicts.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { actorOf, logAct } from './logAct.ts';
import { mayConfirm } from './mayConfirm.ts';

/**
 * Moves the money of an adjustment that another operator has proposed, or rejects it.
 *
 * Refuses: notFound; conflict to the operator who proposed it, and when it is decided; insufficientFunds.
 *
 * Source: OPR-07, docs/domain.md DR-0.5.
 */
export default handle(approveAdjustment, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { db, ledger, bus } = services;
  const accountId = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const found = await tx
        .selectFrom('adjustment')
        .innerJoin('account', 'account.id', 'adjustment.account_id')
        .where('adjustment.id', '=', input.id)
        .where('merchant', '=', merchant)
        .select(['account_id', 'adjustment.id', 'adjustment.currency', 'amount_minor', 'proposed_by', 'outcome'])
        .forUpdate('adjustment')
        .executeTakeFirst();
      if (!found) throw new RefusalError('notFound');
      if (found.outcome !== null || !mayConfirm({ proposed_by: found.proposed_by }, operator.id)) throw new RefusalError('conflict');
      const outcome = input.isApproved ? 'approved' : 'rejected';
      if (input.isApproved) {
        const posted = await ledger.post(tx, [
          {
            accountId: found.account_id,
            counterId: await houseAccountOf(tx, 'house:ADJUSTMENTS'),
            idempotencyKey: `adjustment:${found.id}`,
            kind: 'ADJUST',
            currency: found.currency,
            amountMinor: found.amount_minor,
            cause: { adjustment: found.id },
          },
        ]);
        if (posted === 'insufficient') throw new RefusalError('insufficientFunds');
        if (posted === 'duplicateMismatch') throw new RefusalError('conflict');
      }
      await tx
        .updateTable('adjustment')
        .set({ outcome, decided_by: operator.id, decided_at: now })
        .where('account_id', '=', found.account_id)
        .where('id', '=', found.id)
        .execute();
      await logAct(tx, {
        ...actorOf(request),
        act: input.isApproved ? 'approveAdjustment' : 'rejectAdjustment',
        accountId: found.account_id,
        reason: input.reason,
        after: { amountMinor: String(found.amount_minor), currency: found.currency },
      });
      return found.account_id;
    }),
  );
  bus.publish([accountId]);
  return accept(null);
});
