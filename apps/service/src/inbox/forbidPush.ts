import { forbidPush } from '@site/api/inbox';
import { accept, handle } from '../http/handle.ts';

/** Ends the push messages to a browser of the member. Source: MEM-08. */
export default handle(forbidPush, async ({ input: { endpoint }, member, services: { db } }) => {
  await db.deleteFrom('push_device').where('endpoint', '=', endpoint).where('account_id', '=', member.id).execute();
  return accept(null);
});
