import { logout } from '@site/api/session';
import { accept, handle } from '../http/handle.ts';
import { expiredBrowserCookie } from './browserCookie.ts';
import { signOutBrowser } from './signOutBrowser.ts';
import { expiredRememberCookie } from './rememberTokens.ts';

/** Ends every session of the calling browser, and forgets it. Source: SES-08. */
export default handle(logout, async ({ sessionHash, headers, services: { db, bus } }) => {
  bus.publish(await signOutBrowser(db, { cookies: headers.cookie ?? '', sessionHash }));
  return accept(null, { 'Set-Cookie': [expiredRememberCookie, expiredBrowserCookie] });
});
