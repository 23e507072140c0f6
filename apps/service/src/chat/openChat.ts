import { openChat } from '@site/api/chat';
import { accept, handle, refuse } from '../http/handle.ts';
import { openFeedback } from '../inbox/openFeedback.ts';
import { operatorsOnDuty } from './operatorsOnDuty.ts';
import { readChat } from './readChat.ts';
import { tellChat } from './tellChat.ts';

/**
 * Opens a chat, which is a ticket that is live. Where no operator is there it is a ticket alone.
 *
 * Refuses: conflict while another chat is live.
 *
 * Source: MEM-09.
 */
export default handle(openChat, async ({ input, member, merchant, language, now, services }) => {
  const { db } = services;
  const isLive = (await operatorsOnDuty(db, merchant, now)).length > 0;
  const id = await db.transaction().execute(async (tx) => {
    // Chats that are opened at once wait for each other here.
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
    const live = await tx
      .selectFrom('feedback')
      .where('account_id', '=', member.id)
      .where('live', 'is not', null)
      .select('id')
      .executeTakeFirst();
    if (live) return undefined;
    return openFeedback(tx, { ...input, merchant, sender: { accountId: member.id }, language, uploads: [], isLive, now });
  });
  if (id === undefined) return refuse('conflict');
  await tellChat(services, { merchant, accountIds: [member.id], now });
  return accept(await readChat(db, { member, id, now }));
});
