import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the names of an account; null for missing ones. */
export async function namesOf(db: Kysely<Schema>, accountId: number): Promise<(string | null)[]> {
  const { username, mobile, email } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['username', 'mobile', 'email'])
    .executeTakeFirstOrThrow();
  return [username, mobile, email];
}
