import type { VendorGamesValue } from '@site/api/vendor';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { gameNames } from './gameNames.ts';
import type { SeedGame } from './playHistory.ts';

const FIRST_NODE_ID = 10_001;
/** Postgres takes 65,535 parameters in a statement. */
const GAMES_AT_A_TIME = 500;

/** Writes what a vendor offers, in its order. What it cannot run today is shown as under maintenance. */
export async function writeCatalogue(
  tx: Transaction<Schema>,
  { catalogue, integration }: { catalogue: VendorGamesValue; integration: string },
): Promise<SeedGame[]> {
  await tx
    .insertInto('vendor')
    .values(catalogue.vendors.map(({ vassalage, name }, index) => ({ vassalage, name, integration, position: index + 1 })))
    .execute();
  const rows = catalogue.games.map((game, index) => ({
    node_id: FIRST_NODE_ID + index,
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
    status: game.playable ? ('open' as const) : ('maintenance' as const),
    ground: game.ground,
    position: index + 1,
  }));
  for (let from = 0; from < rows.length; from += GAMES_AT_A_TIME)
    await tx
      .insertInto('game')
      .values(rows.slice(from, from + GAMES_AT_A_TIME))
      .execute();
  return catalogue.games
    .map(({ gameType, isGroup }, index) => ({ nodeId: FIRST_NODE_ID + index, gameType, isGroup }))
    .filter(({ isGroup }) => !isGroup);
}
