import { logout } from '@site/api/session';
import { accept, handle } from '../http/handle.ts';
import { namelessCookie } from './browserCookie.ts';
import { endBrowser } from './endBrowser.ts';
import { forgottenCookie } from './remembering.ts';

/** Ends every session of the calling browser, and forgets it. Source: SES-08. */
export default handle(logout, async ({ sessionHash, headers, services: { db, bus } }) => {
  bus.publish(await endBrowser(db, { cookies: headers.cookie ?? '', sessionHash }));
  return accept(null, { 'Set-Cookie': [forgottenCookie, namelessCookie] });
});
