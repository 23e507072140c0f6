import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the last message to a recipient; empty if there is none. */
export async function lastMessage(db: Kysely<Schema>, recipient: string): Promise<string> {
  const sent = await db.selectFrom('outbox').where('recipient', '=', recipient).select('body').orderBy('id', 'desc').executeTakeFirst();
  return sent?.body ?? '';
}

/** Returns the code in the last message. */
export async function lastCode(db: Kysely<Schema>, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastMessage(db, recipient))?.[0] ?? '';
}
