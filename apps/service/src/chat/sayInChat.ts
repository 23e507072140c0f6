import { sayInChat } from '@site/api/chat';
import { accept, handle, refuse } from '../http/handle.ts';
import { addPost } from '../inbox/addPost.ts';
import { readChat } from './readChat.ts';
import { tellChat } from './tellChat.ts';

/**
 * Adds a member's text to the own live chat.
 *
 * Refuses: notFound for a chat that is not the member's; conflict for one that is over.
 *
 * Source: MEM-09.
 */
export default handle(sayInChat, async ({ input: { id, content }, member, merchant, now, services }) => {
  const { db } = services;
  const refusal = await db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('feedback').where('reference', '=', id).where('account_id', '=', member.id);
    const ticket = await own.select(['id', 'live']).forUpdate().executeTakeFirst();
    if (!ticket) return 'notFound';
    if (ticket.live === null) return 'conflict';
    await addPost(tx, { feedbackId: ticket.id, operatorId: null, text: content, status: 'open', now });
    return undefined;
  });
  if (refusal) return refuse(refusal);
  await tellChat(services, { merchant, accountIds: [member.id], now });
  return accept(await readChat(db, { member, id, now }));
});
