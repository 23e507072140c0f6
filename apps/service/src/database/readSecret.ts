import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Returns a secret of 32 bytes, created on first use and shared by every process of the database. */
export async function readSecret(db: Kysely<Schema>, name: string): Promise<Buffer> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').where('name', '=', name).select('value').executeTakeFirstOrThrow();
  return value;
}
