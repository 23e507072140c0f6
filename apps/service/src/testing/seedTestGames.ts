import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Test games: a slot, a live table, a closed one, and a slot of another vendor. */
export const testGames = {
  slot: { node_id: 1, vassalage: 'MQ', game_code: 'MQ-SLOT', game_type: 'RNG', status: 'open' },
  live: { node_id: 2, vassalage: 'MQ', game_code: 'MQ-LIVE', game_type: 'LIVE', status: 'open' },
  closed: { node_id: 3, vassalage: 'MQ', game_code: 'MQ-CLOSED', game_type: 'RNG', status: 'maintenance' },
  elsewhere: { node_id: 4, vassalage: 'OT', game_code: 'OT-SLOT', game_type: 'RNG', status: 'open' },
} as const;

/** The same, with a lottery and a book. */
export const walletGames = {
  ...testGames,
  lottery: { node_id: 7, vassalage: 'MQ', game_code: 'MQ-LOTTERY', game_type: 'LOTT', status: 'open' },
  book: { node_id: 8, vassalage: 'MQ', game_code: 'MQ-BOOK', game_type: 'SPORTS', status: 'open' },
} as const;

type TestGame = (typeof walletGames)[keyof typeof walletGames];

export async function seedTestGames(db: Kysely<Schema>, games: Readonly<Record<string, TestGame>> = testGames): Promise<void> {
  for (const [position, vassalage] of ['MQ', 'OT'].entries())
    await db.insertInto('vendor').values({ vassalage, name: vassalage, integration: 'STUDIO', position }).execute();
  for (const [position, game] of Object.values(games).entries())
    await db
      .insertInto('game')
      .values({
        ...game,
        game_classify: 'SLOT',
        name: game.game_code,
        is_group: false,
        is_hot: false,
        is_new: false,
        freeplay: true,
        rtp_ppm: null,
        ground: 'night',
        position,
      })
      .execute();
}
