import { forbidPush } from '@site/api/inbox';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';

/** Ends the push messages to a browser of the member. Source: MEM-08. */
export default handle(forbidPush, async ({ input: { endpoint }, member, services: { db } }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  await db.deleteFrom('push_device').where('endpoint', '=', endpoint).where('account_id', '=', member.id).execute();
  return accept(null);
});
