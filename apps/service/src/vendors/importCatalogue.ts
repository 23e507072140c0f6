import { isDeepStrictEqual } from 'node:util';
import type { GameType } from '@site/api/common';
import type { VendorGamesValue } from '@site/api/vendor';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
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

/**
 * Writes a vendor's games in the vendor's order: new ones are added, known ones renewed, and those that it no longer offers withdrawn.
 * Games that it cannot run yet open soon. What an operator has closed stays closed.
 *
 * Source: VEN-01.
 */
export async function writeCatalogue(tx: Transaction<Schema>, { integration, gameNames = {}, catalogue }: Offer): Promise<ImportedGame[]> {
  const houses = await tx.selectFrom('vendor').select(['vassalage', 'name', 'integration', 'position', 'art_version']).execute();
  const lastHouse = Math.max(0, ...houses.map(({ position }) => position));
  const own = new Map(houses.filter((house) => house.integration === integration).map((house) => [house.vassalage, house]));
  const games = await tx.selectFrom('game').selectAll().execute();
  const known = new Map(games.filter(({ vassalage }) => own.has(vassalage)).map((game) => [game.game_code, game]));

  const art_version = catalogue.artVersion ?? '';
  const newHouses = catalogue.vendors.filter(({ vassalage }) => !own.has(vassalage));
  if (newHouses.length > 0)
    await tx
      .insertInto('vendor')
      .values(
        newHouses.map(({ vassalage, name }, index) => ({ vassalage, name, integration, position: lastHouse + index + 1, art_version })),
      )
      .execute();
  for (const { vassalage, name } of catalogue.vendors)
    if (own.has(vassalage) && own.get(vassalage)?.name !== name)
      await tx.updateTable('vendor').set({ name }).where('vassalage', '=', vassalage).execute();
  if ([...own.values()].some((house) => house.art_version !== art_version))
    await tx.updateTable('vendor').set({ art_version }).where('integration', '=', integration).execute();

  let lastNode = Math.max(FIRST_NODE_ID - 1, ...games.map(({ node_id }) => node_id));
  const base = firstPosition(games, known);
  const rows = catalogue.games.map((game, index) => {
    const before = known.get(game.gameCode);
    const offered = game.playable ? ('open' as const) : ('soon' as const);
    return {
      node_id: before?.node_id ?? (lastNode += 1),
      vassalage: game.vassalage,
      game_code: game.gameCode,
      game_type: game.gameType,
      game_classify: game.gameClassify,
      name: game.name,
      names: gameNames[game.gameCode] ?? {},
      is_group: game.isGroup,
      is_hot: game.isHot,
      is_new: game.isNew,
      freeplay: game.freeplay,
      rtp_ppm: game.rtpPpm,
      status: before?.status === 'maintenance' || before?.status === 'disabled' ? before.status : offered,
      ground: game.ground,
      has_film: game.hasFilm ?? false,
      position: base + index,
    };
  });
  // Every write makes all processes read the catalogue again.
  const changed = rows.filter((row) => !isDeepStrictEqual(row, { ...known.get(row.game_code) }));
  for (let from = 0; from < changed.length; from += GAMES_AT_A_TIME)
    await tx
      .insertInto('game')
      .values(changed.slice(from, from + GAMES_AT_A_TIME).map(({ names, ...row }) => Object.assign(row, { names: JSON.stringify(names) })))
      .onConflict((conflict) =>
        conflict
          .column('node_id')
          .doUpdateSet((update) => Object.fromEntries(renewed.map((column) => [column, update.ref(`excluded.${column}`)]))),
      )
      .execute();
  const offeredCodes = new Set(rows.map(({ game_code }) => game_code));
  const withdrawn = [...known.values()].filter(
    ({ game_code, status }) => !offeredCodes.has(game_code) && status !== 'withdrawn' && status !== 'disabled',
  );
  if (withdrawn.length > 0)
    await tx
      .updateTable('game')
      .set({ status: 'withdrawn' })
      .where(
        'node_id',
        'in',
        withdrawn.map(({ node_id }) => node_id),
      )
      .execute();
  return rows
    .filter((row) => !row.is_group)
    .map(({ node_id, game_type, is_group }) => ({ nodeId: node_id, gameType: game_type, isGroup: is_group }));
}

const renewed = [
  'vassalage',
  'game_type',
  'game_classify',
  'name',
  'names',
  'is_group',
  'is_hot',
  'is_new',
  'freeplay',
  'rtp_ppm',
  'status',
  'ground',
  'has_film',
  'position',
] as const;

/** Returns the position of a vendor's first game: where its games stand, or behind all others when these would not leave room for more. */
function firstPosition(games: readonly Stands[], known: ReadonlyMap<string, Stands>): number {
  const own = [...known.values()].map(({ position }) => position);
  const others = games.filter(({ game_code }) => !known.has(game_code)).map(({ position }) => position);
  const isLast = own.length > 0 && Math.min(...own) > Math.max(0, ...others);
  return isLast ? Math.min(...own) : Math.max(0, ...games.map(({ position }) => position)) + 1;
}

type Stands = Pick<Selectable<Schema['game']>, 'game_code' | 'position'>;

/**
 * Renews the catalogue of each vendor at the start. A known vendor that does not answer keeps its games as they are; a new one is tried again
 * at the next start, and named in the error.
 */
export async function importCatalogues(db: Kysely<Schema>, adapters: Iterable<ConnectedVendor>, signal: AbortSignal): Promise<void> {
  await Promise.all(
    [...adapters].map(async (adapter) => {
      const { integration } = adapter;
      const isKnown = await db
        .selectFrom('vendor')
        .where('integration', '=', integration)
        .select('integration')
        .limit(1)
        .executeTakeFirst();
      const catalogue = await fetchCatalogue(adapter, signal).catch((error: unknown) => {
        if (!isKnown) throw error;
      });
      if (!catalogue) return;
      await db.transaction().execute(async (tx) => {
        // Two processes that start together write one after the other.
        await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(tx);
        await writeCatalogue(tx, { ...adapter, catalogue });
      });
    }),
  );
}
