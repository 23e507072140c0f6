import { removeOperatorTotp } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from '../security/reauthenticate.ts';
import { totpStateOf, turnOffTotp } from '../security/totp.ts';
import { actorOf, logAct } from './logAct.ts';

/** Turns an operator's authenticator off, with the password and one of its codes or a recovery code. Source: OPR-01, OPR-07. */
export default handle(removeOperatorTotp, async (request) => {
  const { input, member, operator, address, now, services } = request;
  const { db, config } = services;
  const { password, code } = input;
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  if ((await totpStateOf(db, operator.id)) !== 'on') return refuse('notFound');
  const isTaken = await db.transaction().execute(async (tx) => {
    if (!(await turnOffTotp({ db: tx, config, accountId: operator.id, code, now }))) return false;
    await logAct(tx, { ...actorOf(request), act: 'removeAuthenticator' });
    return true;
  });
  return isTaken ? accept(null) : refuse('wrongCode');
});
