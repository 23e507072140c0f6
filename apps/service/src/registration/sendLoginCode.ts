import { sendLoginCode } from '@site/api/registration';
import { isOn } from '@site/rules/flags';
import { mobileOf } from '@site/rules/mobile';
import { latinDigits } from '@site/money/latinDigits';
import { redeemSlider } from '../captcha/redeemSlider.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { findByMobile } from '../session/findByMobile.ts';
import { sendCode } from '../verification/sendCode.ts';
import { requireQuota } from '../verification/requireQuota.ts';

/**
 * Sends a code to log in with or to reset a password. The reply is the same whether or not an account has the number, and does not wait for
 * the message, so that its time is the same too.
 *
 * Refuses: forbidden when the brand does not offer it; botCheckFailed for a password without a solved puzzle.
 *
 * Source: REG-08, SES-02, docs/domain.md DR-17.
 */
export default handle(sendLoginCode, async ({ input, merchant, address, now, services }) => {
  const { flags } = await services.brands.of(merchant);
  if (!isOn(flags, input.purpose === 'login' ? 'SMSLOGIN' : 'RECOVERPHONE')) return refuse('forbidden');
  const mobile = mobileOf(input.countryDialingCode, latinDigits(input.mobileNum));
  if (!mobile) return refuse('invalidInput', { field: 'mobileNum', rule: 'pattern' });
  if (input.purpose === 'password' && !(await redeemSlider(services.db, input.slider, now))) return refuse('botCheckFailed');

  const recipient = mobile.number;
  const wait = await requireQuota(services, { merchant, recipient, address, now });
  const account = await findByMobile(services.db, { merchant, number: recipient });
  if (account) services.behind(sendCode(services, { merchant, recipient, purpose: input.purpose, language: account.language, now }));
  return accept(wait);
});
