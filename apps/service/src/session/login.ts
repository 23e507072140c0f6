import { login } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { isOn } from '@site/rules/flags';
import { passwordStanding } from '@site/rules/passwordStanding';
import { accept, handle, refuse } from '../handle.ts';
import { findNamed } from './findNamed.ts';
import { openSession } from './openSession.ts';
import { tryPassword } from './tryPassword.ts';
import { askToVerify } from './verification.ts';

/**
 * Starts a session, or, for an address that the account does not know, asks for more than a password.
 *
 * A wrong password and an unknown name are refused alike and take the same time. Whether the account may come in here is said
 * only to who knows its password.
 *
 * Refuses: wrongCredentials, notMember, notAgent; captchaRequired and tooMany after failures; verificationRequired after a hundred
 * in a row; botCheckFailed where the brand wants the check; invalidInput for ways of logging in that are not on.
 *
 * Source: spec §3 "Log-in", §4, SES-01, calls.md §3.
 */
export default handle(login, async (request) => {
  const { input, merchant, address, userAgent, origin, now, services } = request;
  const { flags, settings } = await services.brands.of(merchant);
  if (input.type === 'sms' || input.type === 'firebase') return refuse('invalidInput', { field: 'type', rule: 'available' });
  if (!input.password) return refuse('invalidInput', { field: 'password', rule: 'required' });

  const account = await findNamed(services.db, { merchant, ...input });
  const tried = await tryPassword(request, account);
  if (tried.outcome !== 'right') return tried.outcome;
  const { id } = tried.account;
  if (tried.account.role !== 'member') return refuse('notMember');
  if (input.area === 'agent' && !isAgent(tried.account)) return refuse('notAgent');

  const { mustChange, isExpired } = passwordStanding({
    password: input.password,
    chosenAt: tried.account.password_at,
    isFirstLogin: tried.account.first_login_at === null,
    isToBeChanged: tried.account.must_change_password,
    flags,
    keptDays: settings.passwordDays,
    now,
  });
  const arrival = { accountId: id, address, userAgent, origin, now, remember: input.remember };
  const standing = { mustChangePassword: mustChange, passwordExpired: isExpired };
  const verify =
    !tried.isKnown && (await askToVerify(services.db, { ...arrival, ...standing, isOn: isOn(flags, 'VERIFYADDRESS') && !tried.isFirst }));
  if (verify) return accept({ verify });
  const { value, headers } = await openSession(services, { ...arrival, ...standing });
  return accept(value, headers);
});
