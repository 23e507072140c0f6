import { login } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { isOn } from '@site/rules/flags';
import { passwordStanding } from '@site/rules/passwordStanding';
import { accept, handle, refuse } from '../handle.ts';
import { openSession } from './openSession.ts';
import { tryPassword } from './tryPassword.ts';
import { tryPhone } from './tryPhone.ts';
import { askToVerify } from './verification.ts';

/**
 * Starts a session, or, for an address that the account does not know, asks for more than a password.
 *
 * A wrong password and an unknown name are refused alike and take the same time. Whether the account may come in here is said
 * only to who knows its password.
 *
 * Refuses: wrongCredentials, notMember, notAgent; wrongCode and codeExpired for a code; captchaRequired and tooMany after failures; verificationRequired after a hundred
 * in a row; botCheckFailed where the brand wants the check; invalidInput for ways of logging in that are not on.
 *
 * Source: spec §3 "Log-in", §4, SES-01, calls.md §3.
 */
export default handle(login, async (request) => {
  const { input, merchant, address, userAgent, origin, now, services } = request;
  const { flags, settings } = await services.brands.of(merchant);
  const isByPhone = input.type === 'sms' || input.type === 'firebase';
  const tried = isByPhone ? await tryPhone(request) : await tryPassword(request);
  if (tried.outcome !== 'right') return tried.outcome;
  const { account } = tried;
  if (account.role !== 'member') return refuse('notMember');
  if (input.area === 'agent' && !isAgent(account)) return refuse('notAgent');

  const { mustChange, isExpired } = isByPhone
    ? { mustChange: false, isExpired: false }
    : passwordStanding({
        password: input.password,
        chosenAt: account.password_at,
        isFirstLogin: account.first_login_at === null,
        isToBeChanged: account.must_change_password,
        flags,
        keptDays: settings.passwordDays,
        now,
      });
  const arrival = { accountId: account.id, address, userAgent, origin, now, remember: input.remember };
  const standing = { mustChangePassword: mustChange, passwordExpired: isExpired };
  const verify =
    !tried.isKnown &&
    (await askToVerify(services.db, { ...arrival, ...standing, isOn: !isByPhone && isOn(flags, 'VERIFYADDRESS') && !tried.isFirst }));
  if (verify) return accept({ verify });
  const { value, headers } = await openSession(services, { ...arrival, ...standing });
  return accept(value, headers);
});
