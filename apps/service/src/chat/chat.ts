import { chat } from '@site/api/chat';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { readChat } from './readChat.ts';

/** Reads a member's live chat, or one by its reference. Source: MEM-09. */
export default handle(chat, async ({ input: { id }, member, now, services: { db } }) =>
  isTrial(member) ? refuse('needsRealAccount') : accept(await readChat(db, { member, id, now })),
);
