import { resetByEmail } from '@site/api/recovery';
import { accept, handle, refuse } from '../http/handle.ts';
import { namesOf } from '../session/namesOf.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { readTicket, takeTicket } from '../verification/tickets.ts';
import { resetPassword } from './resetPassword.ts';

/**
 * Sets a new password with the code of a sent link. An invalid password does not use up the code.
 *
 * Refuses: codeExpired also for unknown and used codes and those of another brand.
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
