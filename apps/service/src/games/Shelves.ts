import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { inLanguage } from '../content/inLanguage.ts';
import type { Brands, BrandState } from '../system/Brands.ts';
import type { Catalogue, CatalogueState } from './Catalogue.ts';
import { Shelf } from './Shelf.ts';

interface Filled {
  catalogue: CatalogueState;
  brand: BrandState;
  /** Fingerprint of the brand's settings that determine its games. */
  terms: string;
  shelf: Shelf;
}

/** Shelves by brand and language, rebuilt when the catalogue or the brand's market changes. */
export class Shelves {
  readonly #catalogue: Catalogue;
  readonly #brands: Brands;
  readonly #filled = new Map<string, Filled>();

  constructor({ catalogue, brands }: { catalogue: Catalogue; brands: Brands }) {
    this.#catalogue = catalogue;
    this.#brands = brands;
  }

  /** Returns the shelf of a brand. `language` must be one of the brand's. */
  async of(merchant: string, language: string): Promise<Shelf> {
    const [brand, catalogue] = await Promise.all([this.#brands.of(merchant), this.#catalogue.read()]);
    const key = `${merchant} ${language}`;
    const found = this.#filled.get(key);
    if (found?.catalogue === catalogue && found.brand === brand) return found.shelf;
    const terms = JSON.stringify([
      brand.closedTypes,
      brand.brand.languages,
      brand.brand.defaultLanguage,
      brand.settings.leadVendor,
      isLotteryAllowed(brand),
    ]);
    const isGood = found?.catalogue === catalogue && found.terms === terms;
    const shelf = isGood ? found.shelf : fill(catalogue, brand, language);
    this.#filled.set(key, { catalogue, brand, terms, shelf });
    return shelf;
  }
}

/** Codes of right-to-left languages. */
const mirrored = new Set(Object.entries(languages).flatMap(([code, { direction }]) => (direction === 'rtl' ? [code] : [])));

const named = (game: Game, displayName = game.displayName): Game =>
  displayName === game.displayName ? game : { ...game, nodeName: displayName, displayName };

const soon = (game: Game): Game => ({ ...game, status: 'soon' });

const isLottery = ({ gameType }: Game) => gameType === 'LOTT' || gameType === 'ELOTT';

/** Returns true when the brand's market allows a play of lotteries. Source: docs/domain.md DR-12. */
const isLotteryAllowed = ({ settings }: BrandState) => settings.lotteryPlays.length > 0;

function rankOf({ status, vassalage }: Game, { leadVendor }: BrandState['settings']): number {
  if (status === 'soon') return 2;
  return vassalage === leadVendor ? 0 : 1;
}

function fill({ games, names, vendors }: CatalogueState, state: BrandState, language: string): Shelf {
  const { brand, closedTypes, settings } = state;
  const closed = new Set<GameType>(closedTypes);
  const hasLotteries = isLotteryAllowed(state);
  const shown = games
    .filter(({ status, gameType }) => status !== 'disabled' && !closed.has(gameType))
    .map((game) => (isLottery(game) && !hasLotteries && game.status === 'open' ? soon(game) : game))
    // What the brand leads with comes first in every list, and what cannot be played yet last.
    .toSorted((one, other) => rankOf(one, settings) - rankOf(other, settings))
    .map((game) => named(game, inLanguage({ EN: game.displayName, ...names.get(game.nodeId) }, language, state)));
  return new Shelf(shown, {
    speaksTurkish: brand.languages.includes('TY'),
    isMirrored: mirrored.has(language),
    artVersionOf: (vassalage) => vendors.get(vassalage)?.artVersion ?? '',
  });
}
