import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import type { Kysely, Selectable } from 'kysely';
import { pictureAddress } from '../art/pictureAddress.ts';
import { pictureSizes } from '../art/pictureSizes.ts';
import type { ContentVersion } from '../content/ContentVersion.ts';
import type { Schema } from '../database/schema.ts';

export interface CatalogueVendor {
  vassalage: string;
  name: string;
  /** Name that its vendor signs wallet calls with. */
  integration: string;
  /** Version of its pictures; empty when the vendor gives none. */
  artVersion: string;
}

export interface CatalogueState {
  /** Vendors by code, in menu order. */
  vendors: Map<string, CatalogueVendor>;
  /** Games in list order, with their vendors' names. */
  games: Game[];
  /** Translated names, by node id and language code. */
  names: Map<number, Record<string, string>>;
  /** Integration of each game's vendor, by the game's code. */
  integrations: ReadonlyMap<string, string>;
  /** Version of the pictures of each integration. */
  artVersions: ReadonlyMap<string, string>;
}

/** The games of the database, cached in memory until they change. */
export class Catalogue {
  readonly #db: Kysely<Schema>;
  readonly #content: ContentVersion;
  #kept: { version: bigint; state: Promise<CatalogueState> } | undefined;

  constructor(db: Kysely<Schema>, content: ContentVersion) {
    this.#db = db;
    this.#content = content;
  }

  async read(): Promise<CatalogueState> {
    const version = await this.#content.read();
    if (this.#kept?.version !== version) {
      const state = readCatalogue(this.#db);
      this.#kept = { version, state };
      state.catch(() => (this.#kept = undefined));
    }
    return this.#kept.state;
  }
}

async function readCatalogue(db: Kysely<Schema>): Promise<CatalogueState> {
  const vendors = await db
    .selectFrom('vendor')
    .select(['vassalage', 'name', 'integration', 'art_version as artVersion'])
    .orderBy('position')
    .execute();
  const games = await db.selectFrom('game').selectAll().orderBy('position').execute();
  const byCode = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
  return {
    vendors: byCode,
    games: games.map((row) => ({
      ...picturesOf(row, byCode.get(row.vassalage)?.artVersion ?? ''),
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
      ground: row.ground,
      status: row.status === 'withdrawn' ? 'disabled' : row.status,
      ...(row.rtp_ppm !== null && { rtpPpm: row.rtp_ppm }),
      vendorName: byCode.get(row.vassalage)?.name ?? row.vassalage,
    })),
    names: new Map(games.flatMap(({ node_id, names }) => (Object.keys(names).length ? [[node_id, names] as const] : []))),
    integrations: new Map(games.map(({ game_code, vassalage }) => [game_code, byCode.get(vassalage)?.integration ?? ''])),
    artVersions: new Map(vendors.map(({ integration, artVersion }) => [integration, artVersion])),
  };
}

type GameRow = Selectable<Schema['game']>;

function picturesOf({ vassalage, game_code, has_film }: Pick<GameRow, 'vassalage' | 'game_code' | 'has_film'>, version: string) {
  const poster = (width: number, format: string) => pictureAddress(`/art/poster/${game_code}-${width}.${format}`, version);
  return {
    iconUrl: pictureAddress(`/art/vendor/${vassalage}.svg`, version),
    lagerIcon: poster(340, 'webp'),
    ...(has_film && { filmUrl: pictureAddress(`/art/film/${game_code}.webp`, version) }),
    pictures: pictureSizes.poster.map((width) => ({
      avif: poster(width, 'avif'),
      webp: poster(width, 'webp'),
      width,
      height: Math.round((width * 4) / 3),
    })),
  };
}
