import { claimRebate } from '@site/api/rebate';
import { creditsIn } from '@site/rules/credits';
import { dayOf } from '@site/rules/period';
import { LEAST_REBATE_CREDITS } from '@site/rules/rebate';
import { accept, handle, refuse } from '../http/handle.ts';
import { isOwnCurrency } from './isOwnCurrency.ts';
import { offersRebate } from './offersRebate.ts';
import { payRebate } from './payRebate.ts';

/**
 * Credits the rebate of the bets that are settled and counted. Refuses with conflict where less than a credit is due, or the day's cap is reached.
 *
 * Source: MEM-22, docs/domain.md DR-2.3.
 */
export default handle(claimRebate, async ({ input, member, merchant, now, services }) => {
  if (!(await offersRebate(services, merchant))) return refuse('notFound');
  const { db, brands, bus, ledger } = services;
  const { currency = member.currency, transferId: id } = input;
  const { id: accountId } = member;
  if (!(await isOwnCurrency(db, { accountId, currency })))
    return refuse('invalidInput', { field: 'currency', rule: 'a wallet of the account' });
  const { zone } = (await brands.of(merchant)).brand;
  const leastMinor = creditsIn(currency, LEAST_REBATE_CREDITS);
  const paid = await db.transaction().execute(async (tx) => {
    // Claims of a member wait for each other here, so that the same one is found below.
    await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
    const earlier = await tx
      .selectFrom('rebate_claim')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .select(['currency', 'amount_minor as amountMinor', 'transfer_id as transferId'])
      .executeTakeFirst();
    if (earlier) return earlier.currency === currency ? earlier : 'duplicateMismatch';
    const day = dayOf(now, zone);
    return payRebate(tx, { ledger, accountId, currency, day, id, leastMinor, isAutomatic: false, multiple: 1, now });
  });
  if (paid === 'duplicateMismatch') return refuse(paid);
  if (!paid) return refuse('conflict');
  bus.publish([accountId]);
  return accept({ amountMinor: String(paid.amountMinor), currency, referenceNumber: paid.transferId });
});
