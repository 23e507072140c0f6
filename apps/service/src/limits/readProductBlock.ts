import { gameType } from '@site/api/common';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Reads which types of games a member has blocked. Source: RES-02. */
export async function readProductBlock(db: Kysely<Schema>, accountId: number, now: Date) {
  const rows = await db
    .selectFrom('product_block')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('opens_at', 'is', null), eb('opens_at', '>', now)]))
    .select(['game_type', 'opens_at'])
    .execute();
  const list = gameType.options.map((type) => {
    const row = rows.find(({ game_type }) => game_type === type);
    return { gameType: type, isBlocked: row !== undefined, opensAt: row?.opens_at?.getTime() ?? null };
  });
  return { list };
}
