import { security } from '@site/api/security';
import { maskContact } from '@site/rules/maskContact';
import { accept, handle } from '../http/handle.ts';

/** Tells what protects the member's account. Source: MEM-01. */
export default handle(security, async ({ member, services: { db } }) => {
  const { mobile, email, payment_password_hash, totp, passkeys } = await db
    .selectFrom('account')
    .where('account.id', '=', member.id)
    .select((eb) => [
      'mobile',
      'email',
      'payment_password_hash',
      eb
        .selectFrom('totp')
        .whereRef('totp.account_id', '=', 'account.id')
        .where('confirmed_at', 'is not', null)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('totp'),
      eb
        .selectFrom('passkey')
        .whereRef('passkey.account_id', '=', 'account.id')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('passkeys'),
    ])
    .executeTakeFirstOrThrow();
  return accept({
    mobile: mobile && maskContact(mobile),
    email: email && maskContact(email),
    hasPaymentPassword: payment_password_hash !== null,
    hasTotp: Number(totp) > 0,
    passkeys: Number(passkeys),
  });
});
