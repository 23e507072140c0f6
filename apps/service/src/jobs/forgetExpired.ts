import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const ROWS_AT_A_TIME = 2000;
const expiring = ['session', 'launch', 'export_ticket', 'login_code', 'verify_ticket', 'remember_token', 'passkey_challenge'] as const;

/** Throws away what has expired and answers no question any more: sessions, launches that nobody took up, tickets of exports, codes. */
export async function forgetExpired(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const table of expiring) while (await forgetSome(db, table, now)) await turn();
}

/** Whether there may be more. */
async function forgetSome(db: Kysely<Schema>, table: (typeof expiring)[number], now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where token_hash in (
      select token_hash from ${sql.table(table)} where expires_at < ${now} limit ${ROWS_AT_A_TIME})`.execute(db);
  return numAffectedRows === BigInt(ROWS_AT_A_TIME);
}
