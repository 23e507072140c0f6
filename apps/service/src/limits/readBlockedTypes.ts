import { type GameType, gameType } from '@site/api/common';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isRunning } from '../ledger/executeOperation.ts';

/**
 * Reads which types of games a member cannot play now by the own choice: those that are blocked, and those with a limit of their own that
 * leaves nothing in the main wallet's currency. Lists leave them out.
 *
 * Source: RES-01, RES-02, docs/domain.md DR-23.7.
 */
export async function readBlockedTypes(
  db: Kysely<Schema>,
  { id, currency }: { id: number; currency: string },
  now: Date,
): Promise<GameType[]> {
  const { rows } = await sql<{ type: string }>`
    select game_type as type from product_block where account_id = ${id} and (opens_at is null or opens_at > ${now})
    union
    select l.game_type from play_limit l
    where l.account_id = ${id} and l.currency = ${currency} and l.game_type <> '' and l.kind in ('loss', 'stake')
      and (l.amount_minor = 0 or (${isRunning} and l.used_minor >= l.amount_minor))`.execute(db);
  const blocked = new Set(rows.map(({ type }) => type));
  return gameType.options.filter((type) => blocked.has(type));
}
