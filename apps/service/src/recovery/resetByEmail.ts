import { resetByEmail } from '@site/api/recovery';
import { accept, handle, refuse } from '../handle.ts';
import { namesOf } from '../session/namesOf.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { readTicket, takeTicket } from '../tickets.ts';
import { resetPassword } from './resetPassword.ts';

/**
 * Chooses a new password with the code of a link that was sent. A password that may not be does not use the code up.
 *
 * Refuses: codeExpired also for codes that never were, were used, or are another brand's.
 */
export default handle(resetByEmail, async ({ input, merchant, now, services }) => {
  const { settings } = await services.brands.of(merchant);
  const { db } = services;
  const asked = { kind: 'reset', token: input.code, holds: { merchant }, now } as const;
  const found = await readTicket(db, asked);
  const fault = passwordFault(input.newPassword, settings, found ? await namesOf(db, found.accountId) : []);
  if (fault) return refuse('invalidInput', { field: 'newPassword', rule: fault });
  services.passwords.refuseWhenBusy();
  const ticket = await takeTicket(db, asked);
  if (!ticket) return refuse('codeExpired');
  return accept({ username: await resetPassword(services, { accountId: ticket.accountId, password: input.newPassword, now }) });
});
