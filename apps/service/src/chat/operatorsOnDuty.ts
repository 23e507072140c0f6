import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the operators of a brand who take chats now. */
export async function operatorsOnDuty(db: Kysely<Schema>, merchant: string, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('chat_duty').where('merchant', '=', merchant).where('until', '>', now).select('operator_id').execute();
  return rows.map(({ operator_id }) => operator_id);
}
