import type { GameType } from '@site/api/common';

/** Kinds whose page shows the vendors first, and games once a vendor is chosen. Source: LOB-17. */
export function listsVendors(gameType: GameType): boolean {
  return vendorKinds.has(gameType);
}

const vendorKinds: ReadonlySet<GameType> = new Set<GameType>(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']);

/** Classes that are one member's own: neither painted nor found by search engines. Source: LOB-05. */
export function isOwn(classify: string): boolean {
  return classify === 'FAV' || classify === 'RECENT';
}

/** How many games a page of a category holds. Source: spec §9 "Page sizes", LOB-19. */
export function gamesPerPage(classify: string): number {
  return classify === 'HOT' || isOwn(classify) ? 15 : 40;
}

/** How many games a page of the search holds, and a search from another page. Source: spec §9 "Page sizes", LOB-19. */
export const SEARCH_PAGE_SIZE = 24;
export const QUICK_SEARCH_SIZE = 15;

/** Of a name that is looked for. */
const MOST_LETTERS = 60;
const MOST_PAGES = 999_999;

export interface ListQuery {
  /** A vendor's code; empty for all of them. */
  vassalage: string;
  /** ALL, HOT, NEW, RECENT, FAV, or a class of the catalogue such as JACKPOT. */
  classify: string;
  /** Part of a game's name; empty for all of them. */
  gameName: string;
  page: number;
}

/** What the address of a list asks for. What is not well formed counts as not there, for who paints the page and who takes it over. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const [vassalage, classify] = [query.get('vassalage') ?? '', query.get('classify') ?? ''];
  return {
    vassalage: /^[A-Z0-9_]{1,24}$/.test(vassalage) ? vassalage : '',
    classify: /^[A-Z_]{1,40}$/.test(classify) ? classify : 'ALL',
    gameName: readName(query, 'gameName'),
    page: readPageNo(query),
  };
}

/** What somebody looks for. */
export const readName = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().slice(0, MOST_LETTERS).trim();

/** From 1. */
export function readPageNo(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}
