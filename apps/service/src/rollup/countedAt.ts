import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns the time up to which reports are complete: everything committed before it has been counted. With a backlog, it is the time of the
 * oldest waiting row. Read it before the figures, so that it never promises more than they contain.
 */
export async function countedAt(db: Kysely<Schema>): Promise<Date> {
  const { at } = await db
    .selectFrom('rollup_mark')
    .where('name', 'in', ['bets', 'money'])
    .select('at')
    .orderBy('at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return at;
}
