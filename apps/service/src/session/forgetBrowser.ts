import { forgetBrowser } from '@site/api/session';
import { accept, handle } from '../http/handle.ts';
import { expiredBrowserCookie } from './browserCookie.ts';
import { signOutBrowser } from './signOutBrowser.ts';
import { expiredRememberCookie } from './rememberTokens.ts';

/** Logs out by the cookies alone, for a browser whose session has already ended. Source: SES-08, SES-10. */
export default handle(forgetBrowser, async ({ headers, services: { db, bus } }) => {
  bus.publish(await signOutBrowser(db, { cookies: headers.cookie ?? '' }));
  return accept(null, { 'Set-Cookie': [expiredRememberCookie, expiredBrowserCookie] });
});
