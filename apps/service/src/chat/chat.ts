import { chat } from '@site/api/chat';
import { accept, handle } from '../http/handle.ts';
import { readChat } from './readChat.ts';

/** Reads a member's live chat, or one by its reference. Source: MEM-09. */
export default handle(chat, async ({ input: { id }, member, now, services: { db } }) => accept(await readChat(db, { member, id, now })));
