import { accept } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { type NewSession, openSession } from './openSession.ts';
import { askToVerify } from './verification.ts';

interface Finish extends Omit<NewSession, 'remember'> {
  remember?: boolean;
  mustChangePassword: boolean;
  /** True when the brand requires a second factor at this address. */
  asksMore: boolean;
}

/**
 * Completes a log-in after the first factor: starts the session, or requires a second factor. Accounts with an authenticator need its code
 * at every log-in, by password, message, another provider, or a code or token in a link.
 *
 * Two methods start a session without it. A passkey is two factors in one: the device, and its owner's finger or PIN, which the service
 * requires (user verification). A remembered browser has proved the code within the last day, because a new authenticator forgets every
 * browser.
 *
 * Source: SES-07, SES-24.
 */
export async function finishLogin(services: Services, { asksMore, ...arrival }: Finish) {
  const verify = await askToVerify(services.db, { ...arrival, isOn: asksMore });
  if (verify) return accept({ verify });
  const { value, headers } = await openSession(services, arrival);
  return accept(value, headers);
}
