import { login } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { isOn } from '@site/rules/flags';
import { passwordStatus } from '@site/rules/passwordStatus';
import { handle, refuse, type Request } from '../http/handle.ts';
import { finishLogin } from './finishLogin.ts';
import { tryPassword } from './tryPassword.ts';
import { tryPhone } from './tryPhone.ts';

/**
 * Starts a session, or requires a second factor: from accounts with an authenticator and, if the brand requires it, at unknown addresses.
 *
 * A wrong password and an unknown name are refused alike and take the same time. Whether the account may log in here is revealed only with
 * the right password.
 *
 * Refuses: wrongCredentials, notMember, notAgent; wrongCode and codeExpired for a code; captchaRequired and tooMany after failures;
 * verificationRequired after a hundred in a row; botCheckFailed when the brand requires the check; invalidInput for disabled login methods.
 *
 * Source: API-04, SES-01.
 */
export default handle(login, run, {
  admit(input, { passwords }) {
    if (!isPhoneLogin(input)) passwords.refuseWhenBusy();
  },
});

const isPhoneLogin = ({ type }: { type?: string | undefined }) => type === 'sms' || type === 'firebase';

async function run(request: Request<typeof login>) {
  const { input, merchant, address, userAgent, origin, headers, now, services } = request;
  const { flags, settings } = await services.brands.of(merchant);
  const isByPhone = isPhoneLogin(input);
  const tried = isByPhone ? await tryPhone(request) : await tryPassword(request);
  if (tried.outcome !== 'right') return tried.outcome;
  const { account } = tried;
  if (account.role !== 'member') return refuse('notMember');
  if (input.area === 'agent' && !isAgent(account)) return refuse('notAgent');

  const { mustChange, isExpired } = isByPhone
    ? { mustChange: false, isExpired: false }
    : passwordStatus({
        password: input.password,
        chosenAt: account.password_at,
        isFirstLogin: account.first_login_at === null,
        isToBeChanged: account.must_change_password,
        flags,
        keptDays: settings.passwordDays,
        now,
      });
  return finishLogin(services, {
    accountId: account.id,
    address,
    userAgent,
    origin,
    headers,
    now,
    remember: input.remember,
    mustChangePassword: mustChange,
    passwordExpired: isExpired,
    asksMore: !isByPhone && isOn(flags, 'VERIFYADDRESS') && !tried.isKnown && !tried.isFirst,
  });
}
