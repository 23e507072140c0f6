import { decideAuthenticatorReset } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { forgetTotp } from '../security/totp.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { actorOf, logAct } from './logAct.ts';

/**
 * Resets the authenticator of a colleague as another operator has proposed, and ends the colleague's sessions; or rejects it.
 *
 * Refuses: notFound; conflict to the operator who proposed it and to the one it concerns, and when it is decided.
 *
 * Source: OPR-01, OPR-07.
 */
export default handle(decideAuthenticatorReset, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { id, isApproved, reason } = input;
  await services.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('authenticator_reset as reset')
      .innerJoin('account', 'account.id', 'reset.account_id')
      .where('reset.id', '=', id)
      .where('merchant', '=', merchant)
      .select(['account_id', 'username', 'proposed_by', 'outcome'])
      .forUpdate('reset')
      .executeTakeFirst();
    if (!found) throw new RefusalError('notFound');
    const { account_id: accountId, username: target } = found;
    if (found.outcome !== null || [found.proposed_by, accountId].includes(operator.id)) throw new RefusalError('conflict');
    await tx
      .updateTable('authenticator_reset')
      .set({ outcome: isApproved ? 'approved' : 'rejected', decided_by: operator.id, decided_at: now })
      .where('id', '=', id)
      .execute();
    if (isApproved) {
      await forgetTotp({ db: tx, accountId });
      await revokeAccess(tx, { accountId });
    }
    await logAct(tx, { ...actorOf(request), act: isApproved ? 'resetAuthenticator' : 'rejectAuthenticatorReset', target, reason });
  });
  return accept(null);
});
