import { pushKey } from '@site/api/inbox';
import { accept, handle } from '../http/handle.ts';
import { vapidKeys } from '../webPush/vapidKeys.ts';

/** Tells the key for push messages. Source: MEM-08. */
export default handle(pushKey, async ({ services: { db, config } }) => accept({ key: (await vapidKeys(db, config.webPush)).publicKey }));
