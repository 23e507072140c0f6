import type { LoginValue } from '@site/api/session';
import type { Services } from '../services.ts';
import { forgetFailures } from './failures.ts';
import { knowNetwork } from './knownNetworks.ts';
import { memberInfoOf } from './memberInfoOf.ts';
import { noteLogin } from './noteLogin.ts';
import { remember, type Remembering } from './remembering.ts';
import { hashOf, startSession } from './sessions.ts';

interface Arrival {
  accountId: number;
  address: string;
  userAgent: string;
  /** Origin of the page. */
  origin: string;
  now: Date;
  /** The browser is to be remembered from now on, or has just been recognised. */
  remember?: boolean | Remembering;
  /** See `startSession`. */
  mustChangePassword?: boolean;
  passwordExpired?: boolean;
}

/**
 * Lets in whoever has shown who they are, whichever way: starts the session, writes down where from, and answers as a log-in does.
 * The headers go with the reply.
 */
export async function openSession(
  services: Services,
  { accountId, address, userAgent, origin, now, mustChangePassword, passwordExpired = false, remember: remembered = false }: Arrival,
): Promise<{ value: LoginValue; headers?: Record<string, string> }> {
  const opened = await services.db.transaction().execute(async (tx) => {
    const remembering = remembered === true ? await remember(tx, { accountId, origin, userAgent, now }) : remembered || undefined;
    const token = await startSession(tx, {
      accountId,
      address,
      userAgent,
      mustChangePassword,
      rememberFamily: remembering?.family,
      now,
    });
    // One statement, so that on the embedded engine, where everybody waits for a transaction to end, this one is short.
    const { firstTimeLogin } = await tx
      .with('first', () =>
        tx
          .updateTable('account')
          .set({ first_login_at: now })
          .where('id', '=', accountId)
          .where('first_login_at', 'is', null)
          .returning('id'),
      )
      .with('noted', () => noteLogin(tx, { accountId, address, userAgent, now, result: 'loggedIn', sessionHash: hashOf(token) }))
      .with('known', () => knowNetwork(tx, { accountId, address, now }))
      .with('forgotten', () => forgetFailures(tx, accountId))
      .selectNoFrom((eb) => eb.exists(eb.selectFrom('first').select('id')).as('firstTimeLogin'))
      .executeTakeFirstOrThrow();
    return { token, firstTimeLogin: Boolean(firstTimeLogin), cookie: remembering?.cookie };
  });
  const { token, firstTimeLogin, cookie } = opened;
  const info = await memberInfoOf(services, { sessionHash: hashOf(token), now });
  return {
    value: { token, firstTimeLogin, passwordExpired, mustChangePassword: info.mustChangePassword, info },
    ...(cookie !== undefined && { headers: { 'Set-Cookie': cookie } }),
  };
}
