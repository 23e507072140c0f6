import { deskChats } from '@site/api/chat';
import { accept, handle } from '../http/handle.ts';
import { readDeskChats } from './readDeskChats.ts';

export default handle(deskChats, async ({ operator, merchant, now, services: { db } }) =>
  accept(await readDeskChats(db, { operator, merchant, now })),
);
