import { removeTotp } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';
import { redeemRecoveryCode, acceptTotpCode } from './totp.ts';

/** Turns the authenticator off, with one of its codes or a recovery code. Source: SES-24. */
export default handle(removeTotp, async ({ input: { code }, member, now, services: { db, config } }) => {
  const accountId = member.id;
  const on = await db
    .selectFrom('totp')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .select('account_id')
    .executeTakeFirst();
  if (!on) return refuse('notFound');
  const isTaken = await db.transaction().execute(async (tx) => {
    if (!(await acceptTotpCode({ db: tx, config, accountId, code, now })) && !(await redeemRecoveryCode({ db: tx, accountId, code })))
      return false;
    await tx.deleteFrom('totp').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    return true;
  });
  return isTaken ? accept(null) : refuse('wrongCode');
});
