import { rebate } from '@site/api/rebate';
import { creditsIn } from '@site/rules/credits';
import { addDays, dayOf, startOfDay } from '@site/rules/period';
import { LEAST_REBATE_CREDITS } from '@site/rules/rebate';
import { accept, handle, refuse } from '../http/handle.ts';
import { CREDITED_AT_MINUTES } from '../jobs/creditRebates.ts';
import { vipLevelOf } from '../vip/vipLevelOf.ts';
import { isOwnCurrency } from './isOwnCurrency.ts';
import { offersRebate } from './offersRebate.ts';
import { readRebate } from './readRebate.ts';

/** Returns the rebate that the member can claim, by game type, with its calculation. Source: MEM-22, docs/domain.md DR-2. */
export default handle(rebate, async ({ input, member, merchant, now, services }) => {
  if (!(await offersRebate(services, merchant))) return refuse('notFound');
  const { db, brands } = services;
  const { currency = member.currency } = input;
  if (!(await isOwnCurrency(db, { accountId: member.id, currency })))
    return refuse('invalidInput', { field: 'currency', rule: 'a wallet of the account' });
  const { zone } = (await brands.of(merchant)).brand;
  const day = dayOf(now, zone);
  const { lines, sumMinor, earlierMinor, creditedMinor, capMinor, amountMinor } = await readRebate(db, {
    accountId: member.id,
    currency,
    day,
  });
  return accept({
    lines,
    sumMinor: String(sumMinor),
    carriedMinor: String(earlierMinor),
    amountMinor: String(amountMinor),
    leastMinor: String(creditsIn(currency, LEAST_REBATE_CREDITS)),
    capMinor: String(capMinor),
    creditedMinor: String(creditedMinor),
    creditedAt: startOfDay(addDays(day, 1), zone).getTime() + CREDITED_AT_MINUTES * 60_000,
    currency,
    level: await vipLevelOf(db, member.id),
  });
});
