import { startTotp } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from './reauthenticate.ts';
import { storeTotpSecret, totpOf, totpStateOf } from './totp.ts';

/** Creates the secret for an authenticator app; it is inactive until `confirmTotp` has verified a code. Source: SES-24. */
export default handle(startTotp, async ({ input: { password }, member, address, now, services }) => {
  const { db, config, brands } = services;
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  if ((await totpStateOf(db, member.id)) === 'on') return refuse('conflict');
  const { brand } = await brands.of(member.merchant);
  const secret = await storeTotpSecret({ db, config, accountId: member.id });
  return accept({ uri: totpOf({ issuer: brand.name, label: member.username, secret }).toString(), secret: secret.base32 });
});
