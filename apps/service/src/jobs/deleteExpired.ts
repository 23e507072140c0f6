import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { closeUnusedWallets } from '../ledger/closeUnusedWallets.ts';

const ROWS_AT_A_TIME = 2000;
const tokens = ['session', 'launch', 'export_ticket', 'login_code', 'verify_ticket', 'remember_token', 'ticket'] as const;
const HOUR_MS = 3_600_000;

/**
 * Deletes expired rows: sessions, pictures that no call has claimed for a day, documents and pictures of accounts closed five years ago, vendor sessions and raw requests of vendors after a month, unused launches, tickets, codes, yesterday's counters, message quotas
 * after an hour, and ids of encrypted bodies, which are too old to be accepted. Failures of an account stay: they count until a success.
 */
export async function deleteExpired(db: Kysely<Schema>, now: Date): Promise<void> {
  const expired = sql`expires_at < ${now}`;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS);
  const monthAgo = new Date(now.getTime() - 30 * 24 * HOUR_MS);
  const longClosed = sql`account_id in (select id from account where closed_at < ${now}::timestamptz - interval '5 years')`;
  const perishing: ExpiringTable[] = [
    ...tokens.map((table) => ({ table, key: 'token_hash', isOver: expired })),
    { table: 'verification_code', key: '(merchant, recipient, purpose)', isOver: expired },
    // A vendor may still pay a round without a stake in an ended session.
    {
      table: 'vendor_session',
      key: 'id',
      isOver: sql`created_at < ${monthAgo} and not exists (select from session where token_hash = session_hash)`,
    },
    // What proved an identity or a payment is kept for five years after the account was closed: DR-23.8.
    { table: 'member_document', key: '(account_id, id)', isOver: longClosed },
    { table: 'upload', key: 'id', isOver: longClosed },
    { table: 'upload', key: 'id', isOver: sql`claimed_at is null and uploaded_at < ${dayAgo}` },
    { table: 'vendor_request', key: 'id', isOver: sql`at < ${monthAgo}` },
    { table: 'rate_window', key: 'key', isOver: sql`window_start < ${dayAgo}` },
    { table: 'enc_seen', key: 'jti', isOver: sql`seen_at < ${hourAgo}` },
    { table: 'login_failure', key: 'key', isOver: sql`last_at < ${dayAgo} and key not like 'account %'` },
    { table: 'sending', key: 'key', isOver: sql`not exists (select from unnest(sent_at) as at where at > ${hourAgo})` },
  ];
  for (const rows of perishing) while (await deleteBatch(db, rows)) await turn();
  await deleteGuests(db, dayAgo);
}

/** Deletes guests of the free demo whose sessions have expired, with their wallets. Those who have played stay. */
async function deleteGuests(db: Kysely<Schema>, since: Date): Promise<void> {
  for (let after = 0; ;) {
    const { rows: guests } = await sql<{ id: number }>`
      select id from account where type = 4 and username like 'guest%' and created_at < ${since} and id > ${after} and not exists (
        select from session where account_id = account.id) order by id limit ${ROWS_AT_A_TIME}`.execute(db);
    const ids = guests.map(({ id }) => id);
    const played = await closeUnusedWallets(db, ids);
    await db
      .deleteFrom('account')
      .where('id', '=', sql<number>`any(${ids.filter((id) => !played.has(id))}::integer[])`)
      .execute();
    if (ids.length < ROWS_AT_A_TIME) return;
    after = ids.at(-1) ?? after;
    await turn();
  }
}

interface ExpiringTable {
  table: keyof Schema;
  /** A column, or several in brackets, that identifies a row. */
  key: string;
  isOver: RawBuilder<unknown>;
}

/** Deletes a batch. Returns true when there may be more. */
async function deleteBatch(db: Kysely<Schema>, { table, key, isOver }: ExpiringTable): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.raw(key)} in (
      select ${sql.raw(key.replace(/^\((.*)\)$/, '$1'))} from ${sql.table(table)} where ${isOver} limit ${ROWS_AT_A_TIME})`.execute(db);
  return numAffectedRows === BigInt(ROWS_AT_A_TIME);
}
