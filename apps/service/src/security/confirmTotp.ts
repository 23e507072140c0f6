import { confirmTotp } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { notifyOwner } from './notifyOwner.ts';
import { makeRecoveryCodes, acceptTotpCode } from './totp.ts';

/**
 * Turns on the authenticator of `startTotp`, and returns the recovery codes. Ends all access gained without it, and notifies the owner.
 *
 * Source: SES-24.
 */
export default handle(confirmTotp, async ({ input: { code }, member, sessionHash, now, services }) => {
  const { db, config } = services;
  const started = await db
    .selectFrom('totp')
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is', null)
    .select('account_id')
    .executeTakeFirst();
  if (!started) return refuse('notFound');
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    const place = { db: tx, config, accountId: member.id };
    if (!(await acceptTotpCode({ ...place, code, now }))) return undefined;
    await tx.updateTable('totp').set({ confirmed_at: now }).where('account_id', '=', member.id).execute();
    await revokeAccess(tx, { accountId: member.id, keptSession: sessionHash });
    return makeRecoveryCodes(place);
  });
  if (!recoveryCodes) return refuse('wrongCode');
  notifyOwner(services, { accountId: member.id, change: 'authenticator' });
  return accept({ recoveryCodes });
});
