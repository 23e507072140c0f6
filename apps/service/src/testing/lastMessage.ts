import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What was last sent to a number or an address; empty where nothing was. */
export async function lastMessage(db: Kysely<Schema>, recipient: string): Promise<string> {
  const sent = await db.selectFrom('outbox').where('recipient', '=', recipient).select('body').orderBy('id', 'desc').executeTakeFirst();
  return sent?.body ?? '';
}

/** The code in it. */
export async function lastCode(db: Kysely<Schema>, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastMessage(db, recipient))?.[0] ?? '';
}
