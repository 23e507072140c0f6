import type { LoginValue } from '@site/api/session';
import type { Call } from '@site/api/call';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ReplyHeaders, Request } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Services } from '../services.ts';
import { identifyBrowser } from './browserCookie.ts';
import { forgetFailures } from './failures.ts';
import { rememberNetwork } from './knownNetworks.ts';
import { memberInfoOf } from '../member/memberInfoOf.ts';
import { recordLogin } from './recordLogin.ts';
import { lockFamily, remember, type RememberToken } from './rememberTokens.ts';
import { hashOf, newToken, recordSession } from './sessions.ts';

export interface NewSession extends Pick<Request<Call>, 'address' | 'userAgent' | 'headers' | 'origin' | 'now'> {
  accountId: number;
  /** The browser that continues its session from another line. */
  browser?: Buffer | null;
  /** True to remember the browser from now on; an object for a recognized browser. */
  remember?: boolean | RememberToken;
  /** See `startSession`. */
  mustChangePassword?: boolean;
  passwordExpired?: boolean;
}

/**
 * Starts a session after any login method: records the address, and replies as a log-in does. The headers belong to the reply.
 *
 * Refuses: loginRequired for a browser that was forgotten since it was recognized.
 */
export async function openSession(
  services: Services,
  { accountId, browser, headers, mustChangePassword, passwordExpired = false, remember: remembered = false, ...visit }: NewSession,
): Promise<{ value: LoginValue; headers: ReplyHeaders }> {
  const { address, userAgent, now } = visit;
  const here = identifyBrowser({ cookies: headers.cookie ?? '', origin: visit.origin });
  const token = newToken();
  const open = async (db: Kysely<Schema>, remembering?: RememberToken) => {
    const session = { accountId, address, userAgent, mustChangePassword, rememberFamily: remembering?.family, now };
    // One statement, because a transaction of several blocks everyone on the embedded engine.
    const { firstTimeLogin } = await db
      .with('session', () => recordSession(db, token, { ...session, browser: browser ?? remembering?.browser ?? here.browser }))
      .with('first', () =>
        db
          .updateTable('account')
          .set({ first_login_at: now })
          .where('id', '=', accountId)
          .where('first_login_at', 'is', null)
          .returning('id'),
      )
      .with('noted', () => recordLogin(db, { accountId, address, userAgent, now, result: 'loggedIn', sessionHash: hashOf(token) }))
      .with('known', () => rememberNetwork(db, { accountId, address, now }))
      .with('forgotten', () => forgetFailures(db, accountId))
      .selectNoFrom((eb) => eb.exists(eb.selectFrom('first').select('id')).as('firstTimeLogin'))
      .executeTakeFirstOrThrow();
    return { firstTimeLogin: Boolean(firstTimeLogin), cookie: remembering?.cookie };
  };
  const openRemembered = async (tx: Kysely<Schema>) => {
    if (typeof remembered !== 'object') return open(tx, await remember(tx, { accountId, browser: here.browser, ...visit }));
    if (!(await lockFamily(tx, remembered.family))) throw new RefusalError('loginRequired');
    return open(tx, remembered);
  };
  const { firstTimeLogin, cookie } = await (remembered ? services.db.transaction().execute(openRemembered) : open(services.db));
  const info = await memberInfoOf(services, { sessionHash: hashOf(token), now });
  return {
    value: { token, firstTimeLogin, passwordExpired, mustChangePassword: info.mustChangePassword, info },
    headers: { 'Set-Cookie': cookie === undefined ? here.cookie : [cookie, here.cookie] },
  };
}
