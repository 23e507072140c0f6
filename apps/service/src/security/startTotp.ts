import { startTotp } from '@site/api/security';
import { accept, handle, refuse } from '../handle.ts';
import { reauthenticate } from './reauthenticate.ts';
import { keepTotpSecret, totpOf } from './totp.ts';

/** Gives an authenticator app its secret; it counts for nothing until `confirmTotp` has seen a code of it. Source: SES-24. */
export default handle(startTotp, async ({ input: { password }, member, address, now, services }) => {
  const { db, config, brands } = services;
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  const on = await db
    .selectFrom('totp')
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is not', null)
    .select('account_id')
    .executeTakeFirst();
  if (on) return refuse('conflict');
  const { brand } = await brands.of(member.merchant);
  const secret = await keepTotpSecret({ db, config, accountId: member.id });
  return accept({ uri: totpOf({ issuer: brand.name, label: member.username, secret }).toString(), secret: secret.base32 });
});
