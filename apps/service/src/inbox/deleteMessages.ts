import { deleteMessages } from '@site/api/inbox';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { countUnread, selectNotices } from './unread.ts';

/**
 * Removes messages or notices from the member's list. Ignores ids that are not in it.
 *
 * Source: MEM-08.
 */
export default handle(deleteMessages, async ({ input: { box, ids }, member, now, services: { db, bus } }) => {
  const chosen = ids === 'all' ? undefined : ids.split(',').map(Number);
  if (box === 'message') {
    await db
      .updateTable('inbox_message')
      .set({ deleted_at: now })
      .where('account_id', '=', member.id)
      .where('deleted_at', 'is', null)
      .$if(chosen !== undefined, (query) => query.where('id', 'in', chosen ?? []))
      .execute();
  } else {
    await db
      .insertInto('notice_read')
      .columns(['account_id', 'announcement_id', 'deleted_at'])
      .expression(
        selectNotices(db, member.merchant, now)
          .$if(chosen !== undefined, (query) => query.where('id', 'in', chosen ?? []))
          .select([sql<number>`${member.id}::integer`.as('account_id'), 'id', sql<Date>`${now}::timestamptz`.as('deleted_at')]),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'announcement_id']).doUpdateSet({ deleted_at: now }))
      .execute();
  }
  bus.publish([member.id]);
  return accept({ unread: await countUnread(db, member, now) });
});
