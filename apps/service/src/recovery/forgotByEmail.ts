import { forgotByEmail } from '@site/api/recovery';
import { isOn } from '@site/rules/flags';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { redeemCaptcha } from '../captcha/redeemCaptcha.ts';
import { accept, handle, refuse } from '../handle.ts';
import { networkOf } from '../networkOf.ts';
import { Refused } from '../Refused.ts';
import { isNamed } from '../session/findNamed.ts';
import { HOUR_MS, takeFromRateWindow } from '../session/rateWindow.ts';
import { originOf } from '../system/originOf.ts';
import { issueTicket } from '../tickets.ts';
import { sendWords } from '../verification/sendCode.ts';
import { withinQuota } from '../verification/withinQuota.ts';

const diallingOf = (country: string) => (isSupportedCountry(country) ? getCountryCallingCode(country) : '');

const MOST_AN_HOUR = 5;
const LINK_MS = 30 * 60_000;

/**
 * Sends a link with which a new password can be chosen, to the address that the account has. Unless the brand wants it said, the answer
 * is the same whether there is such an account, and does not wait for the message.
 *
 * Refuses: forbidden where the brand does not offer it; notFound where it says so.
 *
 * Source: REG-08, ERR-03, spec §3 "Forgot password by e-mail".
 */
export default handle(forgotByEmail, async ({ input, merchant, address, headers, now, services }) => {
  const { db, brands, config } = services;
  const state = await brands.of(merchant);
  if (!isOn(state.flags, 'RECOVEREMAIL')) return refuse('forbidden');
  if (!(await redeemCaptcha(db, String(headers['x-captcha'] ?? ''), input.captcha, now)))
    return refuse('captchaRequired', { captcha: true });
  const retryAfterS = await takeFromRateWindow(db, `forgotByEmail ${networkOf(address)}`, MOST_AN_HOUR, now, HOUR_MS);
  if (retryAfterS !== undefined) throw new Refused('tooMany', { retryAfterS });

  const account = await db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where('role', '=', 'member')
    .where(isNamed({ username: input.username, countryDialingCode: diallingOf(state.settings.country) }))
    .where((eb) => eb(eb.fn('lower', ['email']), '=', input.email.toLowerCase()))
    .select(['id', 'email', 'nickname', 'language'])
    .executeTakeFirst();
  if (!account && state.settings.saysUnknownAccount) return refuse('notFound');
  await withinQuota(services, { merchant, recipient: input.email.toLowerCase(), address, now });
  if (account) services.behind(sendLink(account));
  return accept(null);

  async function sendLink({ id, email, nickname, language }: NonNullable<typeof account>) {
    const code = await issueTicket(db, { kind: 'reset', content: { accountId: id, merchant }, lifeMs: LINK_MS, now });
    const link = `${originOf(state, config)}/forget?reset=${code}`;
    await sendWords(services, { merchant, recipient: email ?? '', key: 'reset', values: { name: nickname, link }, language });
  }
});
