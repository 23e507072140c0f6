import { setRealityCheck } from '@site/api/limits';
import { accept, handle, refuse } from '../http/handle.ts';
import { readRealityCheck } from './readRealityCheck.ts';

/** Sets the interval of the reality checks. One that is due is answered first: a longer interval does not take it away. Source: RES-02. */
export default handle(setRealityCheck, async ({ input: { minutes }, member, sessionHash, now, services: { db } }) => {
  const asked = { accountId: member.id, currency: member.currency, sessionHash, now };
  if ((await readRealityCheck(db, asked)).isDue) return refuse('conflict');
  await db
    .insertInto('reality_check')
    .values({ account_id: member.id, minutes })
    .onConflict((known) => known.column('account_id').doUpdateSet({ minutes }))
    .execute();
  return accept(await readRealityCheck(db, asked));
});
