import type { PermissionValue } from '@site/api/system';
import { type PhoneAuthFault, phoneAuthFault } from '@site/rules/phoneAuth';

/** Phone verification provider: its address and public key. */
export type PhoneProvider = NonNullable<PermissionValue['info']['register']['phoneAuth']>;

interface Actions {
  sendVerificationCode: { asked: { phoneNumber: string; recaptchaToken: string }; answer: { sessionInfo: string } };
  signInWithPhoneNumber: { asked: { sessionInfo: string; code: string }; answer: { idToken: string } };
}

type Answered<Action extends keyof Actions> = { ok: true; value: Actions[Action]['answer'] } | { ok: false; fault: PhoneAuthFault };

/**
 * Calls the phone verification provider, with the API of Google's Identity Toolkit. Its own script is a hundred times as large, and needs a
 * looser policy.
 *
 * Source: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts.
 */
export async function askPhoneAuth<Action extends keyof Actions>(
  { url, key }: PhoneProvider,
  action: Action,
  asked: Actions[Action]['asked'],
): Promise<Answered<Action>> {
  try {
    const response = await fetch(`${url}/accounts:${action}?${new URLSearchParams({ key })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      // A key may be restricted to our origin, which the page's policy would hide.
      referrerPolicy: 'strict-origin',
    });
    const answer = (await response.json()) as Actions[Action]['answer'] & { error?: { message: string } };
    return answer.error ? { ok: false, fault: phoneAuthFault(answer.error.message) } : { ok: true, value: answer };
  } catch {
    return { ok: false, fault: 'unknown' };
  }
}
