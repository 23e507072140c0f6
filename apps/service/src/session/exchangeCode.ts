import { exchangeCode } from '@site/api/session';
import { handle, refuse } from '../http/handle.ts';
import { finishLogin } from './finishLogin.ts';
import { findLinkCredential } from './findLinkCredential.ts';

/**
 * Logs in with a code issued to a logged-in member, or with a session token, which is revoked. Each is accepted once.
 *
 * Refuses: codeExpired also for unknown and used codes, those of another brand, and those whose session has ended.
 *
 * Source: RTE-11, SYS-05.
 */
export default handle(exchangeCode, async ({ input, merchant, address, userAgent, origin, headers, now, services }) => {
  const { db } = services;
  const found = await findLinkCredential(db, { ...input, merchant, now });
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
