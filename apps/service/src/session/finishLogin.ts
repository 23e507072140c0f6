import { accept } from '../handle.ts';
import type { Services } from '../services.ts';
import { type Arrival, openSession } from './openSession.ts';
import { askToVerify } from './verification.ts';

interface Finish extends Omit<Arrival, 'remember'> {
  remember?: boolean;
  mustChangePassword: boolean;
  /** Whether the brand wants more than the first proof at this address. */
  asksMore: boolean;
}

/**
 * Ends a log-in whose first proof is right: starts the session, or asks for a second proof. Whoever has an authenticator is asked for
 * its code at every log-in, whichever way it comes: password, message, another provider, or a code or token in a link.
 *
 * Two ways start a session without it. A passkey is two proofs in one: the device, and its owner's finger or PIN, which the service
 * demands (user verification). A remembered browser has shown the code when it began to be remembered, less than a day ago, since a
 * new authenticator forgets every browser.
 *
 * Source: SES-07, SES-24.
 */
export async function finishLogin(services: Services, { asksMore, ...arrival }: Finish) {
  const verify = await askToVerify(services.db, { ...arrival, isOn: asksMore });
  if (verify) return accept({ verify });
  const { value, headers } = await openSession(services, arrival);
  return accept(value, headers);
}
