import { acknowledgeRealityCheck } from '@site/api/limits';
import { accept, handle } from '../http/handle.ts';
import { readRealityCheck } from './readRealityCheck.ts';

/** Takes the answer to a reality check that is due; an answer before its time changes nothing. Source: RES-02, docs/domain.md DR-23.5. */
export default handle(acknowledgeRealityCheck, async ({ member, sessionHash, now, services: { db } }) => {
  const asked = { accountId: member.id, currency: member.currency, sessionHash, now };
  const check = await readRealityCheck(db, asked);
  if (!check.isDue) return accept(check);
  await db.updateTable('session').set({ checked_at: now }).where('token_hash', '=', sessionHash).execute();
  return accept(await readRealityCheck(db, asked));
});
