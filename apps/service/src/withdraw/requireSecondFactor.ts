import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { requirePaymentPassword } from '../security/requirePaymentPassword.ts';
import { acceptTotpCode } from '../security/totp.ts';
import type { Services } from '../services.ts';

interface Asked {
  member: Member;
  paymentPassword: string | undefined;
  /** Code of the authenticator, instead. */
  totp: string | undefined;
  address: string;
  now: Date;
}

/**
 * Requires the payment password, or a code of the authenticator, before money is withdrawn.
 *
 * Refuses: noPaymentPassword, wrongPaymentPassword, tooMany; wrongCode also without an authenticator; invalidInput without either.
 *
 * Source: MEM-04, docs/domain.md DR-3.4.
 */
export async function requireSecondFactor(services: Services, { member, paymentPassword, totp, address, now }: Asked): Promise<void> {
  const { db, config } = services;
  const accountId = member.id;
  if (totp === undefined) {
    if (paymentPassword === undefined) throw new RefusalError('invalidInput', { field: 'paymentPassword', rule: 'required' });
    await requirePaymentPassword(services, { accountId, paymentPassword, address, now });
    return;
  }
  const on = db.selectFrom('totp').where('account_id', '=', accountId).where('confirmed_at', 'is not', null).select('account_id');
  if (!(await on.executeTakeFirst()) || !(await acceptTotpCode({ db, config, accountId, code: totp, now })))
    throw new RefusalError('wrongCode');
}
