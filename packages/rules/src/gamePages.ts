import type { GameType } from '@site/api/common';

/** Returns true for categories whose page shows vendors first, and games once a vendor is chosen. Source: LOB-17. */
export function listsVendors(gameType: GameType): boolean {
  return vendorKinds.has(gameType);
}

const vendorKinds: ReadonlySet<GameType> = new Set<GameType>(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']);

/** Returns true for classes that belong to one member: not rendered by the service and hidden from search engines. Source: LOB-05. */
export function isPersonalClass(classify: string): boolean {
  return classify === 'FAV' || classify === 'RECENT';
}

/** Returns the page size of a category's list. Source: LOB-19. */
export function gamesPerPage(classify: string): number {
  return classify === 'HOT' || isPersonalClass(classify) ? 15 : 40;
}

/** Page size of search results, on the search page and elsewhere. Source: LOB-19. */
export const SEARCH_PAGE_SIZE = 24;
export const QUICK_SEARCH_SIZE = 15;

/** Maximum length of a search term. */
const MAX_LETTERS = 60;
const MAX_PAGES = 999_999;

export interface ListQuery {
  /** A vendor's code; empty for all vendors. */
  vassalage: string;
  /** ALL, HOT, NEW, RECENT, FAV, or a class of the catalogue such as JACKPOT. */
  classify: string;
  /** Part of a game's name; empty for all games. */
  gameName: string;
  page: number;
}

/** Reads the query of a list from its address. Ignores malformed values, so that the service and the browser read the same. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const [vassalage, classify] = [query.get('vassalage') ?? '', query.get('classify') ?? ''];
  return {
    vassalage: /^[A-Z0-9_]{1,24}$/.test(vassalage) ? vassalage : '',
    classify: /^[A-Z_]{1,40}$/.test(classify) ? classify : 'ALL',
    gameName: readName(query, 'gameName'),
    page: readPageNo(query),
  };
}

/** Reads the search term from an address. */
export const readName = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().slice(0, MAX_LETTERS).trim();

/** Reads the page number from an address, starting at 1. */
export function readPageNo(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1;
}
