import { sendRegisterCode } from '@site/api/registration';
import { isOn } from '@site/rules/flags';
import { mobileOf } from '@site/rules/mobile';
import { latinDigits } from '@site/money/latinDigits';
import { redeemBotCheck } from '../captcha/redeemBotCheck.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { findByMobile } from '../session/findByMobile.ts';
import { sendCode, sendWords } from '../verification/sendCode.ts';
import { requireQuota } from '../verification/requireQuota.ts';
import { rulesOf } from './rulesOf.ts';

/**
 * Sends a code that proves ownership of the number. A number with an account receives a notice instead: the caller sees no difference.
 *
 * Refuses: forbidden when the brand requires no code; invalidInput for an invalid mobile number of the country.
 *
 * Source: REG-07, REG-16, REG-21.
 */
export default handle(sendRegisterCode, async ({ input, merchant, address, language, now, services }) => {
  const { flags, settings } = await services.brands.of(merchant);
  if (!isOn(flags, input.regType === 'mobile' ? 'MOBILEREG' : 'SMSVERIFY')) return refuse('forbidden');
  const mobile = mobileOf(input.countryDialingCode, latinDigits(input.mobileNo));
  if (!mobile) return refuse('invalidInput', { field: 'mobileNo', rule: 'pattern' });
  if (rulesOf(settings).altcha.show && !(await redeemBotCheck(services, input.altcha, now))) return refuse('botCheckFailed');

  const recipient = mobile.number;
  const wait = await requireQuota(services, { merchant, recipient, address, now });
  const taken = await findByMobile(services.db, { merchant, number: recipient });
  if (taken) await sendWords(services, { merchant, recipient, key: 'taken', values: {}, language });
  else await sendCode(services, { merchant, recipient, purpose: 'register', language, now });
  return accept(wait);
});
