import type { login } from '@site/api/session';
import { isOn } from '@site/rules/flags';
import { mobileOf } from '@site/rules/mobile';
import { latinDigits } from '@site/money/latinDigits';
import { type Request, refuse } from '../http/handle.ts';
import { redeemCode } from '../verification/codes.ts';
import { redeemPhoneToken } from '../verification/redeemPhoneToken.ts';
import { findByMobile } from './findByName.ts';
import { lookUpNetwork } from './knownNetworks.ts';

/**
 * Verifies a mobile number for a log-in without a password: by a sent code, or by the token of a phone verification provider. It opens the account
 * to which the number is bound now, and no other, also where a username has the same digits.
 *
 * Source: SES-02, SES-15, SES-23.
 */
export async function tryPhone({ input, merchant, address, now, services }: Request<typeof login>) {
  const { db, brands } = services;
  const { flags } = await brands.of(merchant);
  if (!isOn(flags, 'SMSLOGIN') || (input.type === 'firebase' && !isOn(flags, 'PHONEAUTH')))
    return { outcome: refuse('invalidInput', { field: 'type', rule: 'available' }) };
  const recipient = mobileOf(input.countryDialingCode ?? '', latinDigits(input.username))?.number;
  if (!recipient) return { outcome: refuse('invalidInput', { field: 'username', rule: 'pattern' }) };
  if (input.type === 'sms') {
    const redeemed = await redeemCode(db, { merchant, recipient, purpose: 'login', code: latinDigits(input.password) }, now);
    if (redeemed !== 'right') return { outcome: refuse(redeemed) };
  } else if (!(await redeemPhoneToken(services, { idToken: input.firebaseIdToken ?? '', number: recipient, now })))
    return { outcome: refuse('wrongCredentials') };
  const account = await findByMobile(db, { merchant, mobile: recipient });
  if (!account) return { outcome: refuse('wrongCredentials') };
  return { outcome: 'right', account, ...(await lookUpNetwork(db, { accountId: account.id, address, now })) } as const;
}
