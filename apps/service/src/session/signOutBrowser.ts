import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { browserOf } from './browserCookie.ts';
import { forgetTokens, readRememberToken } from './rememberTokens.ts';

interface Leaving {
  /** Cookies of the request, which identify the browser and its remember token. */
  cookies: string;
  /** The calling session; undefined when it has ended before. */
  sessionHash?: Buffer;
}

/**
 * Ends every session of a browser, of all accounts, and forgets the browser. Returns the accounts whose sessions ended: publish them on the
 * bus.
 *
 * Source: SES-08.
 */
export function signOutBrowser(db: Kysely<Schema>, { cookies, sessionHash }: Leaving): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const own = sessionHash && (await readSession(tx, sessionHash));
    const remembered = await readRememberToken(tx, cookies);
    const browsers = [browserOf(cookies), own?.browser, remembered?.browser].filter((browser) => browser != null);
    const families = [own?.remember_family, remembered?.family].filter((family) => family != null);
    await forgetTokens(tx, (eb) =>
      eb.or([...browsers.map((browser) => eb('browser', '=', browser)), ...families.map((family) => eb('family', '=', family))]),
    );
    const ended = await tx
      .deleteFrom('session')
      .where((eb) =>
        eb.or([
          ...(sessionHash ? [eb('token_hash', '=', sessionHash)] : []),
          ...browsers.map((browser) => eb('browser', '=', browser)),
          ...families.map((family) => eb('remember_family', '=', family)),
        ]),
      )
      .returning('account_id')
      .execute();
    return [...new Set(ended.map(({ account_id }) => account_id))];
  });
}

const readSession = (tx: Kysely<Schema>, hash: Buffer) =>
  tx.selectFrom('session').where('token_hash', '=', hash).select(['browser', 'remember_family']).executeTakeFirst();
