import { proposeAuthenticatorReset } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { totpStateOf } from '../security/totp.ts';
import { actorOf, logAct } from './logAct.ts';

/**
 * Writes down that a colleague's authenticator is to be reset, which another operator may do. The same id proposes once.
 *
 * Refuses: notFound without a colleague who has one; conflict for the own, and while another proposal is open.
 *
 * Source: OPR-01, OPR-07.
 */
export default handle(proposeAuthenticatorReset, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { operatorId, reason, transferId } = input;
  await services.db.transaction().execute(async (tx) => {
    const colleague = await tx
      .selectFrom('account')
      .where('id', '=', operatorId)
      .where('merchant', '=', merchant)
      .where('role', '=', 'operator')
      .select('username')
      .executeTakeFirst();
    if (!colleague) throw new RefusalError('notFound');
    const { isNew } = await logAct(tx, {
      ...actorOf(request),
      act: 'proposeAuthenticatorReset',
      target: colleague.username,
      reason,
      transferId,
      body: { operatorId, reason },
    });
    if (!isNew) return;
    if (operatorId === operator.id) throw new RefusalError('conflict');
    if ((await totpStateOf(tx, operatorId)) !== 'on') throw new RefusalError('notFound');
    const written = await tx
      .insertInto('authenticator_reset')
      .values({
        id: transferId,
        account_id: operatorId,
        reason,
        proposed_by: operator.id,
        proposed_at: now,
        decided_by: null,
        decided_at: null,
        outcome: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new RefusalError('conflict');
  });
  return accept({ id: transferId });
});
