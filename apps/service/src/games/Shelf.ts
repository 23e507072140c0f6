import type { GameType } from '@site/api/common';
import type { Game, GameListValue, VendorCategory } from '@site/api/games';
import { isHot, isNew, isOpen } from '@site/rules/game';
import { PromiseCache } from '../http/PromiseCache.ts';
import { categoriesOf, type Place } from './categoriesOf.ts';
import { NameSearch } from './NameSearch.ts';

export interface GameFilter {
  gameType?: GameType | undefined;
  vassalage?: string | undefined;
  /** One of the catalogue's own classes, or ALL, HOT or NEW. */
  gameClassify?: string | undefined;
  isNew?: boolean | undefined;
  gameCode?: string | undefined;
}

const MAX_PAGES = 500;

/** The games that a brand shows in a language, in order, indexed for every filter. */
export class Shelf {
  readonly games: readonly Game[];
  readonly categories: VendorCategory[];
  /** Cached pages of lists. */
  readonly pages = new PromiseCache<GameListValue>({ max: MAX_PAGES });
  readonly #byNode: ReadonlyMap<number, Game>;
  readonly #openTypes: ReadonlySet<string>;
  readonly #lists = new Map<string, readonly Game[]>();
  #names: NameSearch | undefined;

  constructor(games: readonly Game[], place: Place) {
    this.games = games;
    this.categories = categoriesOf(games, place);
    this.#byNode = new Map(games.map((game) => [game.nodeId, game]));
    this.#openTypes = new Set(games.filter(isOpen).map(({ gameType }) => gameType));
  }

  find(nodeId: number): Game | undefined {
    return this.#byNode.get(nodeId);
  }

  /** Returns the given games that it contains, in the given order. */
  findAll(nodeIds: number[]): Game[] {
    return nodeIds.flatMap((nodeId) => this.find(nodeId) ?? []);
  }

  /** Returns true when at least one game of a category can be played. */
  isOpen(gameType: string): boolean {
    return this.#openTypes.has(gameType);
  }

  list(filter: GameFilter): readonly Game[] {
    const key = JSON.stringify([filter.gameType, filter.vassalage, filter.gameClassify, filter.isNew, filter.gameCode]);
    const kept = this.#lists.get(key);
    if (kept) return kept;
    const found = this.games.filter(matcher(filter));
    // Each game is in a few dozen lists at most, but filters without a match are unlimited.
    if (found.length > 0) this.#lists.set(key, found);
    return found;
  }

  search(name: string, filter: GameFilter): readonly Game[] {
    this.#names ??= new NameSearch(this.games);
    return this.#names.find(name).filter(matcher(filter));
  }
}

function matcher({ gameType, vassalage, gameClassify = 'ALL', isNew: onlyNew, gameCode }: GameFilter): (game: Game) => boolean {
  const isOfClass = classOf(gameClassify);
  return (game) =>
    (!gameType || game.gameType === gameType) &&
    (!vassalage || game.vassalage === vassalage) &&
    (!onlyNew || isNew(game)) &&
    (!gameCode || game.gameCode === gameCode) &&
    isOfClass(game);
}

function classOf(gameClassify: string): (game: Game) => boolean {
  switch (gameClassify) {
    case 'ALL':
      return () => true;
    case 'HOT':
      return isHot;
    case 'NEW':
      return isNew;
    default:
      return (game) => game.gameClassify === gameClassify;
  }
}
