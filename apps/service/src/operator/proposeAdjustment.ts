import { proposeAdjustment } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import type { Adjustment } from './adjustBalance.ts';
import { propose } from './propose.ts';

/**
 * Writes down money that another operator may move. The same id proposes once.
 *
 * Refuses: notFound without a member who has a wallet in the currency; duplicateMismatch; conflict where another operator has used the id.
 *
 * Source: OPR-07.
 */
export default handle(proposeAdjustment, async (request) => {
  const { input, merchant, services } = request;
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
  const content: Adjustment = { amountMinor, currency };
  // The subject is the account's number, which stays when its person is forgotten.
  const proposed = { kind: 'adjustment', subject: String(accountId), accountId, content, reason, transferId } as const;
  const id = await services.db.transaction().execute((tx) => propose(tx, request, proposed));
  return accept({ id });
});
