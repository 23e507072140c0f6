import { logout } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { namelessCookie } from './browserCookie.ts';
import { endBrowser } from './endBrowser.ts';
import { forgottenCookie } from './remembering.ts';

/** Ends every session of the browser that asks, and what it is remembered by. Source: SES-08. */
export default handle(logout, async ({ sessionHash, headers, services: { db, bus } }) => {
  bus.publish(await endBrowser(db, { cookies: headers.cookie ?? '', sessionHash }));
  return accept(null, { 'Set-Cookie': [forgottenCookie, namelessCookie] });
});
