import { resetByPhone } from '@site/api/recovery';
import { isOn } from '@site/rules/flags';
import { mobileOf } from '@site/rules/mobile';
import { latinDigits } from '@site/money/latinDigits';
import { redeemSlider } from '../captcha/redeemSlider.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { findByMobile } from '../session/findByMobile.ts';
import { namesOf } from '../session/namesOf.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { HOUR_MS, takeFromRateWindow } from '../session/rateWindow.ts';
import { redeemCode } from '../verification/codes.ts';
import { resetPassword } from './resetPassword.ts';

const MAX_PER_HOUR = 10;

/**
 * Sets a new password with a code sent by SMS. An unknown number is answered like one without a sent code.
 *
 * Refuses: forbidden when the brand does not offer it; botCheckFailed without a solved puzzle.
 *
 * Source: REG-08, API-04.
 */
export default handle(resetByPhone, async ({ input, merchant, now, services }) => {
  const { db, brands } = services;
  const { flags, settings } = await brands.of(merchant);
  if (!isOn(flags, 'RECOVERPHONE')) return refuse('forbidden');
  const mobile = mobileOf(input.countryDialingCode, latinDigits(input.mobileNum));
  if (!mobile) return refuse('invalidInput', { field: 'mobileNum', rule: 'pattern' });
  const fault = passwordFault(input.newPassword, settings, [mobile.number]);
  if (fault) return refuse('invalidInput', { field: 'newPassword', rule: fault });
  services.passwords.refuseWhenBusy();
  if (!(await redeemSlider(db, input.slider, now))) return refuse('botCheckFailed');

  const recipient = mobile.number;
  const retryAfterS = await takeFromRateWindow(db, `resetByPhone ${recipient}`, MAX_PER_HOUR, now, HOUR_MS);
  if (retryAfterS !== undefined) throw new RefusalError('tooMany', { retryAfterS });
  const code = latinDigits(input.verificationCode).trim();
  const account = await findByMobile(db, { merchant, number: recipient });
  const redeemed = await db.transaction().execute(async (tx) => {
    const outcome = await redeemCode(tx, { merchant, recipient, purpose: 'password', code }, now);
    // Only the owner of the number may learn the account's names. The code is not used up.
    if (outcome === 'right' && account && passwordFault(input.newPassword, settings, await namesOf(tx, account.id)))
      throw new RefusalError('invalidInput', { field: 'newPassword', rule: 'sameAsName' });
    return outcome;
  });
  if (redeemed !== 'right') return refuse(redeemed);
  if (!account) return refuse('codeExpired');
  await resetPassword(services, { accountId: account.id, password: input.newPassword, now });
  return accept(null);
});
