import type { GameType } from '@site/api/common';
import type { VendorGamesValue } from '@site/api/vendor';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ConnectedVendor } from './connectVendor.ts';
import { fetchCatalogue } from './fetchCatalogue.ts';

const FIRST_NODE_ID = 10_001;
/** Postgres limits a statement to 65,535 parameters. */
const GAMES_AT_A_TIME = 500;

/** Games that a vendor offers. */
export type Offer = Pick<ConnectedVendor, 'integration' | 'gameNames'> & { catalogue: VendorGamesValue };

export interface ImportedGame {
  nodeId: number;
  gameType: GameType;
  isGroup: boolean;
}

/** Appends a vendor's games to the catalogue, in the vendor's order. Games that it cannot run yet open soon. */
export async function writeCatalogue(tx: Transaction<Schema>, { integration, gameNames = {}, catalogue }: Offer): Promise<ImportedGame[]> {
  const last = await tx
    .selectNoFrom((select) => [
      select
        .selectFrom('vendor')
        .select(sql<number>`coalesce(max(position), 0)`.as('vendors'))
        .as('vendors'),
      select
        .selectFrom('game')
        .select(sql<number>`coalesce(max(position), 0)`.as('games'))
        .as('games'),
      select
        .selectFrom('game')
        .select(sql<number>`coalesce(max(node_id), 0)`.as('node'))
        .as('node'),
    ])
    .executeTakeFirstOrThrow();
  const firstNode = Math.max(FIRST_NODE_ID, (last.node ?? 0) + 1);
  await tx
    .insertInto('vendor')
    .values(
      catalogue.vendors.map(({ vassalage, name }, index) => ({
        vassalage,
        name,
        integration,
        position: (last.vendors ?? 0) + index + 1,
      })),
    )
    .execute();
  const rows = catalogue.games.map((game, index) => ({
    node_id: firstNode + index,
    vassalage: game.vassalage,
    game_code: game.gameCode,
    game_type: game.gameType,
    game_classify: game.gameClassify,
    name: game.name,
    names: JSON.stringify(gameNames[game.gameCode] ?? {}),
    is_group: game.isGroup,
    is_hot: game.isHot,
    is_new: game.isNew,
    freeplay: game.freeplay,
    rtp_ppm: game.rtpPpm,
    status: game.playable ? ('open' as const) : ('soon' as const),
    ground: game.ground,
    position: (last.games ?? 0) + index + 1,
  }));
  for (let from = 0; from < rows.length; from += GAMES_AT_A_TIME)
    await tx
      .insertInto('game')
      .values(rows.slice(from, from + GAMES_AT_A_TIME))
      .execute();
  return catalogue.games
    .map(({ gameType, isGroup }, index) => ({ nodeId: firstNode + index, gameType, isGroup }))
    .filter(({ isGroup }) => !isGroup);
}

/** Imports the catalogue of each vendor without games here. A vendor that does not answer is retried at the next start. */
export async function importCatalogues(db: Kysely<Schema>, adapters: Iterable<ConnectedVendor>, signal: AbortSignal): Promise<void> {
  for (const adapter of adapters) {
    const { integration } = adapter;
    const isKnown = (reader: Kysely<Schema>) =>
      reader.selectFrom('vendor').where('integration', '=', integration).select('integration').limit(1).executeTakeFirst();
    if (await isKnown(db)) continue;
    const catalogue = await fetchCatalogue(adapter, signal);
    await db.transaction().execute(async (tx) => {
      // Of two processes that start together, the second finds the first's data.
      await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(tx);
      if (!(await isKnown(tx))) await writeCatalogue(tx, { ...adapter, catalogue });
    });
  }
}
