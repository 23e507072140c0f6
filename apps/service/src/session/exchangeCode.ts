import { exchangeCode } from '@site/api/session';
import { accept, handle, refuse } from '../handle.ts';
import { openSession } from './openSession.ts';
import { hashOf } from './sessions.ts';

/**
 * Starts a session with a code that the member got while logged in, or with the token of a session, which ends by it. Either counts once.
 *
 * Refuses: codeExpired also for codes that never were, were used, or are another brand's.
 *
 * Source: calls.md §7.1, RTE-11, SYS-05.
 */
export default handle(exchangeCode, async ({ input, merchant, address, userAgent, origin, now, services }) => {
  const { db } = services;
  const used = await (
    'code' in input
      ? db.deleteFrom('login_code').where('token_hash', '=', hashOf(input.code))
      : db.deleteFrom('session').where('token_hash', '=', hashOf(input.token)).where('must_change_password', '=', false)
  )
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
  const { value, headers } = await openSession(services, { accountId: account.id, address, userAgent, origin, now });
  return accept(value, headers);
});
