import { operatorLogout } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { logAct } from './logAct.ts';

/** Ends the session. Source: OPR-01. */
export default handle(operatorLogout, async ({ operator, merchant, address, sessionHash, now, services: { db } }) => {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('operator_session').where('token_hash', '=', sessionHash).execute();
    await logAct(tx, { merchant, operatorId: operator.id, address, now, act: 'logOut' });
  });
  return accept(null);
});
