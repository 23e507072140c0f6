import { pushKey } from '@site/api/inbox';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { vapidKeys } from '../webPush/vapidKeys.ts';

/** Tells the key for push messages. Source: MEM-08. */
export default handle(pushKey, async ({ member, services: { db, config } }) =>
  isTrial(member) ? refuse('needsRealAccount') : accept({ key: (await vapidKeys(db, config.webPush)).publicKey }),
);
