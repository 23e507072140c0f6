import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import type { Kysely } from 'kysely';
import { pictureSizes } from '../art/pictureSizes.ts';
import type { Schema } from '../database/schema.ts';

export interface CatalogueVendor {
  vassalage: string;
  name: string;
  /** Who signs the wallet calls of its games. */
  integration: string;
}

export interface CatalogueState {
  /** By code, in the order of menus. */
  vendors: Map<string, CatalogueVendor>;
  /** In the order in which lists show them. */
  games: Game[];
  /** Names as they are compared with what someone searches for, by node id. */
  searchKeys: Map<number, string>;
}

const KEPT_MS = 1000;
const LOOKED_AFTER_MS = 30_000;

/**
 * The games as the database has them, kept in memory: lists are asked for far more often than they change.
 *
 * A change made here is seen at once (`forget`), another process's within half a minute.
 */
export class Catalogue {
  readonly #db: Kysely<Schema>;
  #kept: { state: Promise<CatalogueState>; until: number } | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  read(): Promise<CatalogueState> {
    const now = performance.now();
    if (!this.#kept || this.#kept.until < now) {
      const state = readCatalogue(this.#db);
      const kept = { state, until: now + LOOKED_AFTER_MS };
      this.#kept = kept;
      state.then(
        // An empty catalogue is one that is about to be filled.
        ({ games }) => {
          if (games.length === 0) kept.until = now + KEPT_MS;
        },
        () => this.forget(),
      );
    }
    return this.#kept.state;
  }

  /** The next question reads the database again. */
  forget() {
    this.#kept = undefined;
  }
}

/** Lower case, without accents: what is typed on any keyboard finds every spelling. */
export const searchKeyOf = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

async function readCatalogue(db: Kysely<Schema>): Promise<CatalogueState> {
  const vendors = await db.selectFrom('vendor').select(['vassalage', 'name', 'integration']).orderBy('position').execute();
  const games = await db.selectFrom('game').selectAll().orderBy('position').execute();
  const byCode = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
  return {
    vendors: byCode,
    games: games.map((row) => ({
      nodeId: row.node_id,
      nodeName: row.name,
      gameName: row.name,
      displayName: row.name,
      gameType: row.game_type as GameType,
      vassalage: row.vassalage,
      gameCode: row.game_code,
      gameClassify: row.game_classify,
      ...(row.is_group && { isGame: 'VASSALAGE' }),
      isHot: Number(row.is_hot),
      isNew: Number(row.is_new),
      freeplay: Number(row.freeplay),
      showIcon: 1,
      iconUrl: `/art/vendor/${row.vassalage}.svg`,
      lagerIcon: `/art/poster/${row.game_code}-340.webp`,
      pictures: pictureSizes.poster.map((width) => pictureOf(row.game_code, width)),
      ground: row.ground,
      status: row.status,
      ...(row.rtp_ppm !== null && { rtpPpm: row.rtp_ppm }),
      vendorName: byCode.get(row.vassalage)?.name ?? row.vassalage,
    })),
    searchKeys: new Map(games.map((row) => [row.node_id, searchKeyOf(row.name)])),
  };
}

const pictureOf = (gameCode: string, width: number) => ({
  avif: `/art/poster/${gameCode}-${width}.avif`,
  webp: `/art/poster/${gameCode}-${width}.webp`,
  width,
  height: Math.round((width * 4) / 3),
});
