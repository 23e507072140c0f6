import { logout } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { endSession } from './sessions.ts';

/** Ends the session that asks. Source: SES-08. */
export default handle(logout, async ({ sessionHash, services: { db } }) => {
  await endSession(db, sessionHash);
  return accept(null);
});
