import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Reads the node ids of a member's favourites, newest first. */
export async function readFavourites(db: Kysely<Schema>, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id', 'desc')
    .select('node_id')
    .execute();
  return rows.map(({ node_id: nodeId }) => nodeId);
}
