import { loginRemembered } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { openSession } from './openSession.ts';
import { recognizeBrowser } from './rememberTokens.ts';

/**
 * Starts a session for a remembered browser, and issues its next token.
 *
 * Refuses: loginRequired when it is not or no longer remembered; notAgent.
 *
 * Source: SES-10, docs/decisions/site.md "No password in the browser".
 */
export default handle(loginRemembered, async ({ input, merchant, address, userAgent, origin, headers, now, services }) => {
  const { db, bus } = services;
  const cookies = headers.cookie ?? '';
  const found = await db.transaction().execute((tx) => recognizeBrowser(tx, { cookies, merchant, origin, userAgent, address, now }));
  if (!found) return refuse('loginRequired');
  if ('stolenFrom' in found) {
    bus.publish([found.stolenFrom]);
    return refuse('loginRequired');
  }
  const account = await db.selectFrom('account').where('id', '=', found.accountId).select('type').executeTakeFirstOrThrow();
  if (input.area === 'agent' && !isAgent(account)) return refuse('notAgent');
  const opened = await openSession(services, { accountId: found.accountId, address, userAgent, origin, headers, now, remember: found });
  return accept(opened.value, opened.headers);
});
