import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Up to when the reports' figures have been counted. */
export async function countedAt(db: Kysely<Schema>): Promise<Date> {
  const { at } = await db.selectFrom('rollup_mark').where('name', '=', 'bets').select('at').executeTakeFirstOrThrow();
  return at;
}
