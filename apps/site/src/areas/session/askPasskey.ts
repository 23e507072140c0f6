import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';

type Assertion = InputOf<Calls['loginPasskey']>['response'];
type RequestOptions = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Returns true in browsers that convert passkeys to JSON and back; passkeys are not offered elsewhere. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Asks the device for a passkey of this site. Returns undefined when cancelled or without a passkey. */
export async function askPasskey(options: RequestOptions): Promise<Assertion | undefined> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    return credential?.toJSON() as unknown as Assertion | undefined;
  } catch {
    return undefined;
  }
}
