import { unreadCount } from '@site/api/support';
import { accept, handle } from '../http/handle.ts';
import { countUnread } from '../inbox/unread.ts';

export default handle(unreadCount, async ({ member, now, services: { db } }) => accept({ unread: await countUnread(db, member, now) }));
