import { leaveChat } from '@site/api/chat';
import { accept, handle, refuse } from '../http/handle.ts';
import { readChat } from './readChat.ts';
import { tellChat } from './tellChat.ts';

/** Leaves a member's chat. What has no answer yet waits for one as a ticket. Leaving twice changes nothing. Source: MEM-09. */
export default handle(leaveChat, async ({ input: { id }, member, merchant, now, services }) => {
  const { db } = services;
  const left = await db
    .updateTable('feedback')
    .set({ live: null, changed_at: now })
    .where('reference', '=', id)
    .where('account_id', '=', member.id)
    .where('live', 'is not', null)
    .executeTakeFirst();
  const value = await readChat(db, { member, id, now });
  if (!value.current) return refuse('notFound');
  if (left.numUpdatedRows > 0n) await tellChat(services, { merchant, accountIds: [member.id], now });
  return accept(value);
});
