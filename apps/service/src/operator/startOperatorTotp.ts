import { startOperatorTotp } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from '../security/reauthenticate.ts';
import { storeTotpSecret, totpOf, totpStateOf } from '../security/totp.ts';

/** Creates the secret for an operator's authenticator app; it is inactive until `confirmOperatorTotp` has verified a code. Source: OPR-01. */
export default handle(startOperatorTotp, async ({ input: { password }, member, operator, address, now, services }) => {
  const { db, config, brands } = services;
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  if ((await totpStateOf(db, operator.id)) === 'on') return refuse('conflict');
  const { brand } = await brands.of(member.merchant);
  const secret = await storeTotpSecret({ db, config, accountId: operator.id });
  return accept({ uri: totpOf({ issuer: brand.name, label: operator.username, secret }).toString(), secret: secret.base32 });
});
