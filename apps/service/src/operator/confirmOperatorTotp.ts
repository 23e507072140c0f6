import { confirmOperatorTotp } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { notifyOwner } from '../security/notifyOwner.ts';
import { totpStateOf, turnOnTotp } from '../security/totp.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { actorOf, logAct } from './logAct.ts';

/**
 * Turns on the authenticator of `startOperatorTotp`, and returns the recovery codes. Ends all access gained without it, and notifies the
 * owner.
 *
 * Source: OPR-01, OPR-07.
 */
export default handle(confirmOperatorTotp, async (request) => {
  const { input, operator, sessionHash, now, services } = request;
  const { db, config } = services;
  const accountId = operator.id;
  if ((await totpStateOf(db, accountId)) !== 'started') return refuse('notFound');
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    const codes = await turnOnTotp({ db: tx, config, accountId, code: input.code, now });
    if (!codes) return undefined;
    await revokeAccess(tx, { accountId, keptSession: sessionHash });
    await logAct(tx, { ...actorOf(request), act: 'setUpAuthenticator' });
    return codes;
  });
  if (!recoveryCodes) return refuse('wrongCode');
  notifyOwner(services, { accountId, change: 'authenticator' });
  return accept({ recoveryCodes });
});
