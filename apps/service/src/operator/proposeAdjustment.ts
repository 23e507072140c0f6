import { proposeAdjustment } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { actorOf, logAct } from './logAct.ts';

/** Writes down money that another operator may move. The same id proposes once. Source: OPR-07. */
export default handle(proposeAdjustment, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { accountId, amountMinor, currency, reason, transferId } = input;
  const wallet = await services.db
    .selectFrom('wallet')
    .innerJoin('account', 'account.id', 'wallet.account_id')
    .where('account.id', '=', accountId)
    .where('merchant', '=', merchant)
    .where('role', '=', 'member')
    .where('wallet.currency', '=', currency)
    .select('account.id')
    .executeTakeFirst();
  if (!wallet) return refuse('notFound');
  await services.db.transaction().execute(async (tx) => {
    const { isNew } = await logAct(tx, {
      ...actorOf(request),
      act: 'proposeAdjustment',
      accountId,
      reason,
      after: { amountMinor, currency },
      transferId,
      body: { accountId, amountMinor, currency, reason },
    });
    if (!isNew) return;
    await tx
      .insertInto('adjustment')
      .values({
        account_id: accountId,
        id: transferId,
        currency,
        amount_minor: BigInt(amountMinor),
        reason,
        proposed_by: operator.id,
        proposed_at: now,
        decided_by: null,
        decided_at: null,
        outcome: null,
      })
      .execute();
  });
  return accept({ id: transferId });
});
