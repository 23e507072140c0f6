import { changePassword } from '@site/api/member';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from '../security/reauthenticate.ts';
import { notifyOwner } from '../security/notifyOwner.ts';
import { replacePassword } from '../session/replacePassword.ts';
import { namesOf } from '../session/namesOf.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { startSession } from '../session/sessions.ts';

/**
 * Changes the password, ends all other access, and notifies the owner. The calling session continues with a new token.
 *
 * Refuses: wrongCredentials for the old one; invalidInput by field for the new one.
 *
 * Source: API-04, SES-06, SES-24.
 */
export default handle(changePassword, async ({ input, member, sessionHash, address, userAgent, now, services }) => {
  const { oldPassword, newPassword, confirmNewPassword } = input;
  const { settings } = await services.brands.of(member.merchant);
  const fault = newPassword === oldPassword ? 'sameAsBefore' : passwordFault(newPassword, settings, await namesOf(services.db, member.id));
  if (fault) return refuse('invalidInput', { field: 'newPassword', rule: fault });
  if (confirmNewPassword !== newPassword) return refuse('invalidInput', { field: 'confirmNewPassword', rule: 'different' });
  if (!(await reauthenticate(services, { member, password: oldPassword, address, now }))) return refuse('wrongCredentials');
  const turn = await services.passwords.takeTurn({ isProven: true });
  const passwordHash = await turn.hash(newPassword);
  const token = await services.db.transaction().execute(async (tx) => {
    const own = await tx.selectFrom('session').where('token_hash', '=', sessionHash).select('browser').executeTakeFirst();
    await replacePassword(tx, { accountId: member.id, passwordHash, now });
    return startSession(tx, { accountId: member.id, address, userAgent, browser: own?.browser, now });
  });
  notifyOwner(services, { accountId: member.id, change: 'password' });
  return accept({ token });
});
