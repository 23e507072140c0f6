import { confirmTotp } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { notifyOwner } from './notifyOwner.ts';
import { totpStateOf, turnOnTotp } from './totp.ts';

/**
 * Turns on the authenticator of `startTotp`, and returns the recovery codes. Ends all access gained without it, and notifies the owner.
 *
 * Source: SES-24.
 */
export default handle(confirmTotp, async ({ input: { code }, member, sessionHash, now, services }) => {
  const { db, config } = services;
  const accountId = member.id;
  if ((await totpStateOf(db, accountId)) !== 'started') return refuse('notFound');
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    const codes = await turnOnTotp({ db: tx, config, accountId, code, now });
    if (codes) await revokeAccess(tx, { accountId, keptSession: sessionHash });
    return codes;
  });
  if (!recoveryCodes) return refuse('wrongCode');
  notifyOwner(services, { accountId, change: 'authenticator' });
  return accept({ recoveryCodes });
});
