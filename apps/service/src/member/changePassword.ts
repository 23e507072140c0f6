import { changePassword } from '@site/api/member';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from '../security/reauthenticate.ts';
import { mustAgree } from '../registration/mustAgree.ts';
import { writeConsent } from '../registration/writeConsent.ts';
import { notifyOwner } from '../security/notifyOwner.ts';
import { replacePassword } from '../session/replacePassword.ts';
import { namesOf } from '../session/namesOf.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { startSession } from '../session/sessions.ts';

/**
 * Changes the password, ends all other access, and notifies the owner. The calling session continues with a new token. Whoever takes over an
 * account that an agent has opened agrees to the terms with it.
 *
 * Refuses: wrongCredentials for the old one; invalidInput by field for the new one, and for the terms.
 *
 * Source: API-04, SES-06, SES-24, AGT-04, REG-05.
 */
export default handle(changePassword, async ({ input, member, sessionHash, address, userAgent, now, services }) => {
  const { oldPassword, newPassword, confirmNewPassword, agreed = false } = input;
  const { settings } = await services.brands.of(member.merchant);
  const fault = newPassword === oldPassword ? 'sameAsBefore' : passwordFault(newPassword, settings, await namesOf(services.db, member.id));
  if (fault) return refuse('invalidInput', { field: 'newPassword', rule: fault });
  if (confirmNewPassword !== newPassword) return refuse('invalidInput', { field: 'confirmNewPassword', rule: 'different' });
  const isFirst = await mustAgree(services.db, member.id);
  if (isFirst && !agreed) return refuse('invalidInput', { field: 'agreed', rule: 'required' });
  if (!(await reauthenticate(services, { member, password: oldPassword, address, now }))) return refuse('wrongCredentials');
  const turn = await services.passwords.takeTurn({ isProven: true });
  const passwordHash = await turn.hash(newPassword);
  const token = await services.db.transaction().execute(async (tx) => {
    const own = await tx.selectFrom('session').where('token_hash', '=', sessionHash).select('browser').executeTakeFirst();
    await replacePassword(tx, { accountId: member.id, passwordHash, now });
    if (isFirst) await writeConsent(tx, { accountId: member.id, version: settings.termsVersion, marketing: false, address, now });
    return startSession(tx, { accountId: member.id, address, userAgent, browser: own?.browser, now });
  });
  notifyOwner(services, { accountId: member.id, change: 'password' });
  return accept({ token });
});
