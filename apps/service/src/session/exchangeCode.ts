import { exchangeCode } from '@site/api/session';
import { handle, refuse } from '../handle.ts';
import { finishLogin } from './finishLogin.ts';
import { findArrival } from './findArrival.ts';

/**
 * Logs in with a code that the member got while logged in, or with the token of a session, which ends by it. Either counts once.
 *
 * Refuses: codeExpired also for codes that never were, were used, are another brand's, or whose session has ended.
 *
 * Source: calls.md §7.1, RTE-11, SYS-05.
 */
export default handle(exchangeCode, async ({ input, merchant, address, userAgent, origin, headers, now, services }) => {
  const { db } = services;
  const found = await findArrival(db, { ...input, merchant, now });
  if (!found) return refuse('codeExpired');
  const { numDeletedRows } = await db
    .deleteFrom('code' in input ? 'login_code' : 'session')
    .where('token_hash', '=', found.hash)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) return refuse('codeExpired');
  const { accountId, browser } = found;
  return finishLogin(services, {
    accountId,
    browser,
    address,
    userAgent,
    origin,
    headers,
    now,
    mustChangePassword: false,
    asksMore: false,
  });
});
