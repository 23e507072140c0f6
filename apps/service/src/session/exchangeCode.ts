import { createHash } from 'node:crypto';
import { exchangeCode } from '@site/api/session';
import { accept, handle, refuse } from '../handle.ts';
import { memberInfoOf } from './memberInfoOf.ts';
import { startSession } from './sessions.ts';

/**
 * Starts a session with a code that the member got while logged in. It counts once.
 *
 * Refuses: codeExpired also for codes that never were, were used, or are another brand's.
 *
 * Source: calls.md §7.1, RTE-11.
 */
export default handle(exchangeCode, async ({ input: { code }, merchant, address, userAgent, now, services }) => {
  const { db } = services;
  const used = await db
    .deleteFrom('login_code')
    .where('token_hash', '=', createHash('sha256').update(code).digest())
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  if (!used || used.expires_at <= now) return refuse('codeExpired');
  const account = await db
    .selectFrom('account')
    .where('id', '=', used.account_id)
    .where('merchant', '=', merchant)
    .where('must_change_password', '=', false)
    .select('id')
    .executeTakeFirst();
  if (!account) return refuse('codeExpired');
  return accept({
    token: await startSession(db, { accountId: account.id, address, userAgent, now }),
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
    info: await memberInfoOf(services, account.id, now),
  });
});
