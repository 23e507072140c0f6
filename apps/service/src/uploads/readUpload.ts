import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Reads a picture that a call has claimed, as jpg, for who decides about it. Returns undefined without one. Source: REG-10. */
export function readUpload(db: Kysely<Schema>, id: string): Promise<{ accountId: number; use: string; image: Buffer } | undefined> {
  return db
    .selectFrom('upload')
    .where('id', '=', id)
    .where('claimed_at', 'is not', null)
    .select(['account_id as accountId', 'use', 'image'])
    .executeTakeFirst();
}
