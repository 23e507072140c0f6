import { withdrawConfig } from '@site/api/withdraw';
import { accept, handle } from '../http/handle.ts';
import { limitWindow } from '../limits/limitWindow.ts';
import { uncheckedLeft } from '../profile/uncheckedLeft.ts';
import { readAllowance } from './readAllowance.ts';

/** Tells what can be withdrawn now, and why not more. Source: MEM-04, MEM-32, docs/domain.md DR-3.3, DR-3.4. */
export default handle(withdrawConfig, async ({ member, now, services: { db, brands } }) => {
  const { brand, settings } = await brands.of(member.merchant);
  const { currency } = member;
  const allowance = await readAllowance(db, { accountId: member.id, currency, zone: brand.zone, now });
  const { limits } = allowance;
  const unchecked = await uncheckedLeft(db, { accountId: member.id, currency, way: 'withdrawal', settings, now });
  const secured = await db
    .selectFrom('account')
    .leftJoin('totp', (join) => join.onRef('totp.account_id', '=', 'account.id').on('totp.confirmed_at', 'is not', null))
    .where('account.id', '=', member.id)
    .select(['payment_password_hash', 'totp.account_id as totp'])
    .executeTakeFirstOrThrow();
  return accept({
    currency,
    balanceMinor: String(allowance.balanceMinor),
    leastMinor: String(limits.leastMinor),
    mostMinor: String(limits.mostMinor),
    dayMostMinor: String(limits.dayMostMinor),
    dayLeftMinor: String(allowance.dayLeftMinor),
    resetsAt: limitWindow('day', brand.zone, now).resetsAt.getTime(),
    requestsADay: limits.requestsADay,
    requestsLeft: allowance.requestsLeft,
    feePpm: settings.withdrawalFeePpm,
    mostNowMinor: String(allowance.mostNowMinor),
    uncheckedMinor: unchecked === undefined ? null : String(unchecked),
    bound: allowance.bound,
    requirements: allowance.requirements.map(({ id, kind, at, grantedMinor, needMinor, doneMinor }) => ({
      id: String(id),
      kind,
      at: at.getTime(),
      grantedMinor: String(grantedMinor),
      needMinor: String(needMinor),
      doneMinor: String(doneMinor),
    })),
    heldMinor: String(allowance.heldMinor),
    hasPaymentPassword: secured.payment_password_hash !== null,
    hasTotp: secured.totp !== null,
    receiptMinutes: settings.receiptMinutes,
  });
});
