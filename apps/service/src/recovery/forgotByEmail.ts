import { forgotByEmail } from '@site/api/recovery';
import { isOn } from '@site/rules/flags';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { redeemCaptcha } from '../captcha/redeemCaptcha.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { networkOf } from '@site/rules/networkOf';
import { RefusalError } from '../http/RefusalError.ts';
import { hasName } from '../session/findByName.ts';
import { HOUR_MS, takeFromRateWindow } from '../session/rateWindow.ts';
import { originOf } from '../system/originOf.ts';
import { issueTicket } from '../verification/tickets.ts';
import { sendWords } from '../verification/sendCode.ts';
import { requireQuota } from '../verification/requireQuota.ts';

const diallingOf = (country: string) => (isSupportedCountry(country) ? getCountryCallingCode(country) : '');

const MAX_PER_HOUR = 5;
const LINK_MS = 30 * 60_000;

/**
 * Sends a link to choose a new password to the account's address. Unless the brand reveals it, the reply is the same whether or not the
 * account exists, and does not wait for the message.
 *
 * Refuses: forbidden when the brand does not offer it; notFound when the brand reveals it.
 *
 * Source: REG-08, ERR-03, API-04.
 */
export default handle(forgotByEmail, async ({ input, merchant, address, headers, now, services }) => {
  const { db, brands, config } = services;
  const state = await brands.of(merchant);
  if (!isOn(state.flags, 'RECOVEREMAIL')) return refuse('forbidden');
  if (!(await redeemCaptcha(db, String(headers['x-captcha'] ?? ''), input.captcha, now)))
    return refuse('captchaRequired', { captcha: true });
  const retryAfterS = await takeFromRateWindow(db, `forgotByEmail ${networkOf(address)}`, MAX_PER_HOUR, now, HOUR_MS);
  if (retryAfterS !== undefined) throw new RefusalError('tooMany', { retryAfterS });

  const account = await db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where('role', '=', 'member')
    .where(hasName({ username: input.username, countryDialingCode: diallingOf(state.settings.country) }))
    .where((eb) => eb(eb.fn('lower', ['email']), '=', input.email.toLowerCase()))
    .select(['id', 'email', 'nickname', 'language'])
    .executeTakeFirst();
  if (!account && state.settings.saysUnknownAccount) return refuse('notFound');
  await requireQuota(services, { merchant, recipient: input.email.toLowerCase(), address, now });
  if (account) services.behind(sendLink(account));
  return accept(null);

  async function sendLink({ id, email, nickname, language }: NonNullable<typeof account>) {
    const code = await issueTicket(db, { kind: 'reset', content: { accountId: id, merchant }, lifeMs: LINK_MS, now });
    const link = `${originOf(state, config)}/forget?reset=${code}`;
    await sendWords(services, { merchant, recipient: email ?? '', key: 'reset', values: { name: nickname, link }, language });
  }
});
