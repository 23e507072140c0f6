import { confirmTotp } from '@site/api/security';
import { accept, handle, refuse } from '../handle.ts';
import { makeRecoveryCodes, takesTotpCode } from './totp.ts';

/** Turns on the authenticator that `startTotp` gave its secret, and hands out the recovery codes. Source: SES-24. */
export default handle(confirmTotp, async ({ input: { code }, member, now, services: { db, config } }) => {
  const started = await db
    .selectFrom('totp')
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is', null)
    .select('account_id')
    .executeTakeFirst();
  if (!started) return refuse('notFound');
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    const place = { db: tx, config, accountId: member.id };
    if (!(await takesTotpCode({ ...place, code, now }))) return undefined;
    await tx.updateTable('totp').set({ confirmed_at: now }).where('account_id', '=', member.id).execute();
    return makeRecoveryCodes(place);
  });
  return recoveryCodes ? accept({ recoveryCodes }) : refuse('wrongCode');
});
