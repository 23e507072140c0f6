import { readMessages } from '@site/api/support';
import { isTrial } from '@site/rules/account';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { countUnread, selectUnread } from './unreadNotices.ts';

/**
 * Marks notices as read. Ignores ids that are not unread notices of the member.
 *
 * Refuses: needsRealAccount.
 *
 * Source: LOB-09.
 */
export default handle(readMessages, async ({ input: { ids }, member, now, services: { db } }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  await db
    .insertInto('notice_read')
    .columns(['account_id', 'announcement_id'])
    .expression(
      selectUnread(db, member, now)
        .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' ? [] : [0, ...ids.map(Number)]))
        .select([sql<number>`${member.id}::integer`.as('account_id'), 'id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return accept({ unread: await countUnread(db, member, now) });
});
