import { forgetBrowser } from '@site/api/session';
import { accept, handle } from '../http/handle.ts';
import { namelessCookie } from './browserCookie.ts';
import { endBrowser } from './endBrowser.ts';
import { forgottenCookie } from './remembering.ts';

/** Logs out by the cookies alone, for a browser whose session has already ended. Source: SES-08, SES-10. */
export default handle(forgetBrowser, async ({ headers, services: { db, bus } }) => {
  bus.publish(await endBrowser(db, { cookies: headers.cookie ?? '' }));
  return accept(null, { 'Set-Cookie': [forgottenCookie, namelessCookie] });
});
