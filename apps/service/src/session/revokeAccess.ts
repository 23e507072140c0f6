import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { forgetTokens } from './rememberTokens.ts';
import { isOtherBrowser } from './sessions.ts';

interface Ending {
  accountId: number;
  /** The session that continues, with the others of its browser; omitted, all end. */
  keptSession?: Buffer;
}

/**
 * Ends all access to an account: sessions (with their launches and games) at the site and at the desk, remembered browsers, codes and links that log in or reset the
 * password, log-ins that wait for a second factor, and tickets for files. Every change of a login method calls it, in its own transaction.
 * Call `notifyOwner` afterwards.
 *
 * Source: SES-24.
 */
export async function revokeAccess(tx: Kysely<Schema>, { accountId, keptSession }: Ending): Promise<void> {
  await forgetTokens(tx, (eb) => eb('account_id', '=', accountId));
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where(keptSession ? isOtherBrowser(keptSession) : sql.lit(true))
    .execute();
  await tx
    .deleteFrom('operator_session')
    .where('account_id', '=', accountId)
    .where((eb) => (keptSession ? eb('token_hash', '<>', keptSession) : sql.lit(true)))
    .execute();
  for (const table of ['login_code', 'verify_ticket', 'export_ticket'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await sql`delete from ticket where content ->> 'accountId' = ${String(accountId)}`.execute(tx);
  await sql`
    delete from verification_code c using account a
    where a.id = ${accountId} and c.merchant = a.merchant and c.recipient in (a.mobile, a.email)`.execute(tx);
}
