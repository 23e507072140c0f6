import { proposeAuthenticatorReset } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { totpStateOf } from '../security/totp.ts';
import { propose } from './propose.ts';

/**
 * Writes down that a colleague's authenticator is to be reset, which another operator may do. The same id proposes once.
 *
 * Refuses: notFound without a colleague who has one; conflict for the own, and while another proposal is open.
 *
 * Source: OPR-01, OPR-07.
 */
export default handle(proposeAuthenticatorReset, async (request) => {
  const { input, operator, merchant, services } = request;
  const { operatorId, reason, transferId } = input;
  const id = await services.db.transaction().execute(async (tx) => {
    const colleague = await tx
      .selectFrom('account')
      .where('id', '=', operatorId)
      .where('merchant', '=', merchant)
      .where('role', '=', 'operator')
      .select('username')
      .executeTakeFirst();
    if (!colleague) throw new RefusalError('notFound');
    if (operatorId === operator.id) throw new RefusalError('conflict');
    return propose(tx, request, {
      kind: 'authenticatorReset',
      subject: colleague.username,
      accountId: operatorId,
      content: {},
      reason,
      transferId,
      isPossible: async () => (await totpStateOf(tx, operatorId)) === 'on',
    });
  });
  return accept({ id });
});
