import type { RefusalCode } from '@site/api/refusals';
import type { Decision } from '../operator/defineQueue.ts';
import type { Services } from '../services.ts';
import { type Move, moveWithdrawals } from './moveWithdrawals.ts';

interface Decided extends Pick<Decision, 'merchant' | 'operatorId' | 'reason' | 'now'> {
  id: number;
  step: Move['steps'][number];
}

/**
 * Carries out what an operator decides about a withdrawal of the brand, once. Returns undefined, or why it cannot be: notFound, conflict.
 *
 * Source: OPR-02, docs/domain.md DR-3.5.
 */
export async function decideWithdrawal(
  { db, brands, ledger, bus }: Services,
  { id, merchant, operatorId, reason, now, step }: Decided,
): Promise<RefusalCode | undefined> {
  const { settings } = await brands.of(merchant);
  const answerBy = new Date(now.getTime() + settings.receiptMinutes * 60_000);
  const outcome = await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('withdrawal')
      .innerJoin('account', 'account.id', 'account_id')
      .where('withdrawal.id', '=', id)
      .where('merchant', '=', merchant)
      .select('account_id as accountId')
      .executeTakeFirst();
    if (!found) return 'notFound';
    const [moved] = await moveWithdrawals(tx, { ledger, now, answerBy }, [{ id, steps: [step], operatorId, reason }]);
    return moved ?? 'conflict';
  });
  if (typeof outcome === 'string') return outcome;
  bus.publish([outcome.accountId]);
  return undefined;
}
