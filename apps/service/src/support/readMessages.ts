import { readMessages } from '@site/api/support';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { countUnread, selectUnreadNotices } from '../inbox/unread.ts';

/**
 * Marks messages or notices as read. Ignores ids that are not unread ones of the member.
 *
 * Source: LOB-09, MEM-08.
 */
export default handle(readMessages, async ({ input: { box, ids }, member, now, services: { db, bus } }) => {
  const chosen = ids === 'all' ? undefined : [0, ...ids.map(Number)];
  if (box === 'message') {
    await db
      .updateTable('inbox_message')
      .set({ read_at: now })
      .where('account_id', '=', member.id)
      .where('read_at', 'is', null)
      .$if(chosen !== undefined, (query) => query.where('id', 'in', chosen ?? []))
      .execute();
  } else {
    await db
      .insertInto('notice_read')
      .columns(['account_id', 'announcement_id'])
      .expression(
        selectUnreadNotices(db, member, now)
          .$if(chosen !== undefined, (query) => query.where('id', 'in', chosen ?? []))
          .select([sql<number>`${member.id}::integer`.as('account_id'), 'id']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  bus.publish([member.id]);
  return accept({ unread: await countUnread(db, member, now) });
});
