import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';

type Assertion = InputOf<Calls['loginPasskey']>['response'];
type RequestOptions = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** Browsers that can turn a passkey into JSON and back by themselves; others are not offered any. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Asks the device for a passkey of this site. Undefined where its owner turned the question away or there is none. */
export async function askPasskey(options: RequestOptions): Promise<Assertion | undefined> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    return credential?.toJSON() as unknown as Assertion | undefined;
  } catch {
    return undefined;
  }
}
