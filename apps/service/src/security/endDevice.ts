import { endDevice } from '@site/api/security';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { forgetTokens } from '../session/rememberTokens.ts';
import { isOtherBrowser } from '../session/sessions.ts';

/**
 * Ends every session of one device of the member, or of all other devices, and forgets their browsers.
 *
 * Source: SES-24.
 */
export default handle(endDevice, async ({ input: { id }, member, sessionHash, services: { db, bus } }) => {
  const accountId = member.id;
  const isEnded =
    id === 'all' ? await endOthers(db, { accountId, sessionHash }) : await endOne(db, { accountId, hash: Buffer.from(id, 'base64url') });
  if (!isEnded) return refuse('notFound');
  bus.publish([accountId]);
  return accept(null);
});

function endOthers(db: Kysely<Schema>, { accountId, sessionHash }: { accountId: number; sessionHash: Buffer }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('session')
      .where('token_hash', '=', sessionHash)
      .select(['browser', 'remember_family'])
      .executeTakeFirst();
    await forgetTokens(tx, (eb) =>
      eb.and([
        eb('account_id', '=', accountId),
        eb('family', 'is distinct from', own?.remember_family ?? null),
        eb.or([eb('browser', 'is', null), eb('browser', 'is distinct from', own?.browser ?? null)]),
      ]),
    );
    await tx.deleteFrom('session').where('account_id', '=', accountId).where(isOtherBrowser(sessionHash)).execute();
    return true;
  });
}

/** Ends the session or remembered browser with the hash. Returns true when it belongs to the account. */
function endOne(db: Kysely<Schema>, { accountId, hash }: { accountId: number; hash: Buffer }): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ browser: Buffer | null; family: string | null }>`
      select browser, remember_family as family from session where account_id = ${accountId} and token_hash = ${hash}
      union all
      select browser, family from remember_token where account_id = ${accountId} and token_hash = ${hash}`.execute(tx);
    const [found] = rows;
    if (!found) return false;
    const { browser, family } = found;
    await forgetTokens(tx, (eb) => eb.and([eb('account_id', '=', accountId), sql<boolean>`(browser = ${browser} or family = ${family})`]));
    await tx
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`(token_hash = ${hash} or browser = ${browser} or remember_family = ${family})`)
      .execute();
    return true;
  });
}
