import type { Game } from '@site/api/games';
import type { Services } from '../services.ts';

const MAX_ROWS = 200;

/** Returns the games that a member has opened recently and the brand shows, latest first. */
export async function readRecent(
  { db, shelves }: Pick<Services, 'db' | 'shelves'>,
  { accountId, merchant, language }: { accountId: number; merchant: string; language: string },
): Promise<Game[]> {
  const rows = await db
    .selectFrom('recent_game')
    .where('account_id', '=', accountId)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .limit(MAX_ROWS)
    .select('node_id')
    .execute();
  return (await shelves.of(merchant, language)).findAll(rows.map(({ node_id: nodeId }) => nodeId));
}
