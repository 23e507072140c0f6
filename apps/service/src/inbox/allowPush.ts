import { allowPush } from '@site/api/inbox';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { isPushService } from '../webPush/isPushService.ts';

/** Browsers of a member; the one that was allowed first gives way to an eleventh. */
const MOST = 10;

/** Lets a browser receive push messages of the member, and of nobody before. Source: MEM-08. */
export default handle(allowPush, async ({ input: { endpoint, p256dh, auth }, member, now, services: { db, config } }) => {
  if (!isPushService(endpoint, config.webPush.hosts)) return refuse('invalidInput', { field: 'endpoint', rule: 'known' });
  const device = { account_id: member.id, p256dh, auth, allowed_at: now };
  await db
    .insertInto('push_device')
    .values({ endpoint, ...device })
    .onConflict((known) => known.column('endpoint').doUpdateSet(device))
    .execute();
  await sql`
    delete from push_device where endpoint in (
      select endpoint from push_device where account_id = ${member.id} order by allowed_at desc, endpoint offset ${MOST}::integer)`.execute(
    db,
  );
  return accept(null);
});
