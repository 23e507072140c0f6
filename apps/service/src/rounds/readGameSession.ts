import type { OutputOf } from '@site/api/call';
import type { gameSession } from '@site/api/rounds';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Asked {
  accountId: number;
  sessionHash: Buffer;
  /** One of them, also when it has ended; without it, the one that was opened last and runs. */
  id?: string;
}

/**
 * Reads what a game has cost that was opened with a session of the site: the bets since then, in its wallet, at the games of its brand, since
 * a lobby leads from one game to another. Returns undefined when none is running.
 *
 * Source: GAM-07.
 */
export async function readGameSession(
  db: Kysely<Schema>,
  { accountId, sessionHash, id }: Asked,
): Promise<{ id: string; cost: NonNullable<OutputOf<typeof gameSession>> } | undefined> {
  const opened = await db
    .selectFrom('vendor_session')
    .innerJoin('game', 'game.node_id', 'vendor_session.node_id')
    .where('account_id', '=', accountId)
    .where('session_hash', '=', sessionHash)
    .where((session) => (id === undefined ? session('ended_at', 'is', null) : session('id', '=', id)))
    .orderBy('created_at', 'desc')
    .select(['id', 'integration', 'vendor_session.node_id', 'currency', 'created_at', 'vassalage'])
    .executeTakeFirst();
  if (!opened) return undefined;
  const { node_id: nodeId, created_at: startedAt, currency } = opened;
  const { staked, won } = await db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .where('account_id', '=', accountId)
    .where('integration', '=', opened.integration)
    .where('vassalage', '=', opened.vassalage)
    .where('currency', '=', currency)
    .where('placed_at', '>=', startedAt)
    .select([
      sql<bigint>`coalesce(sum(stake_minor), 0)::bigint`.as('staked'),
      sql<bigint>`coalesce(sum(payout_minor), 0)::bigint`.as('won'),
    ])
    .executeTakeFirstOrThrow();
  const cost = {
    nodeId,
    startedAt: startedAt.getTime(),
    currency,
    stakedMinor: String(staked),
    wonMinor: String(won),
    netMinor: String(won - staked),
  };
  return { id: opened.id, cost };
}
