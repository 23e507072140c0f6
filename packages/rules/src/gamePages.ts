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
