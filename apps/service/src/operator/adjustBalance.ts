import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { defineProposal } from './defineProposal.ts';
import { actorOf, logAct } from './logAct.ts';

export interface Adjustment {
  /** Negative to debit the member. */
  amountMinor: string;
  currency: string;
}

/**
 * Moves the money of an adjustment, once.
 *
 * Throws insufficientFunds, and conflict where the ledger knows another transfer by its id.
 *
 * Source: OPR-07, docs/domain.md DR-0.5.
 */
export const adjustBalance = defineProposal<Adjustment>({
  act: 'adjust',
  proposed: 'proposeAdjustment',
  rejected: 'rejectAdjustment',
  logged: ({ accountId, content: { amountMinor, currency } }) => ({ accountId, after: { amountMinor, currency } }),
  async carryOut(tx, approval, { id, accountId, content: { amountMinor, currency }, reason }) {
    if (accountId === null) throw new RefusalError('notFound');
    const { ledger, bus } = approval.services;
    const posted = await ledger.post(tx, [
      {
        accountId,
        counterId: await houseAccountOf(tx, 'house:ADJUSTMENTS'),
        idempotencyKey: `adjustment:${id}`,
        kind: 'ADJUST',
        currency,
        amountMinor: BigInt(amountMinor),
        cause: { adjustment: id },
      },
    ]);
    if (posted === 'insufficient') throw new RefusalError('insufficientFunds');
    if (posted === 'duplicateMismatch') throw new RefusalError('conflict');
    await logAct(tx, { ...actorOf(approval), act: 'approveAdjustment', accountId, reason, after: { amountMinor, currency } });
    return () => bus.publish([accountId]);
  },
});
