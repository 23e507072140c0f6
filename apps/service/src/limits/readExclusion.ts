import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Reads the break of a member that runs, the one that lasts longest. Source: RES-02. */
export async function readExclusion(db: Kysely<Schema>, accountId: number) {
  const row = await db
    .selectFrom('exclusion')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('until_at', 'desc')
    .select(['kind', 'from_at', 'until_at'])
    .executeTakeFirst();
  return { current: row ? { kind: row.kind, from: row.from_at.getTime(), until: row.until_at.getTime() } : null };
}
