import { resetByEmail } from '@site/api/recovery';
import { accept, handle, refuse } from '../handle.ts';
import { passwordFault } from '../session/passwordFault.ts';
import { takeTicket } from '../tickets.ts';
import { resetPassword } from './resetPassword.ts';

/**
 * Chooses a new password with the code of a link that was sent. A password that may not be does not use the code up.
 *
 * Refuses: codeExpired also for codes that never were, or were used.
 */
export default handle(resetByEmail, async ({ input, merchant, now, services }) => {
  const { settings } = await services.brands.of(merchant);
  const fault = passwordFault(input.newPassword, settings);
  if (fault) return refuse('invalidInput', { field: 'newPassword', rule: fault });
  services.passwords.refuseWhenBusy();
  const ticket = await takeTicket(services.db, { kind: 'reset', token: input.code, now });
  if (!ticket) return refuse('codeExpired');
  return accept({ username: await resetPassword(services, { accountId: ticket.accountId, password: input.newPassword, now }) });
});
