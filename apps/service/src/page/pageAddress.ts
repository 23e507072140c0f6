import { gameType } from '@site/api/common';
import type { ParsedOf } from '@site/api/call';
import { gameList } from '@site/api/games';

/** Kinds of games with a page of their own, e.g. /rng. */
const categoryPages = new Map(gameType.options.map((type) => [`/${type.toLowerCase()}`, type]));

export interface PageAddress {
  /** Path and the part of the query that changes what is painted, always written alike. */
  url: string;
  /** What a category's page lists. */
  games: ParsedOf<typeof gameList> | undefined;
}

/** What of an address makes a page another page; all else in it is dropped, so that nobody fills the store of kept pages. */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress {
  const category = categoryPages.get(pathname);
  if (!category) return { url: pathname, games: undefined };
  const asked = { vassalage: query.get('vassalage'), page: query.get('page') };
  const games = gameList.input.safeParse({
    gameType: category,
    ...(asked.vassalage && { vassalage: asked.vassalage }),
    ...(asked.page && { pageNo: asked.page }),
  });
  if (!games.success) return pageAddress(pathname, new URLSearchParams());
  const { vassalage, pageNo } = games.data;
  const kept = new URLSearchParams({ ...(vassalage && { vassalage }), ...(pageNo > 1 && { page: String(pageNo) }) });
  return { url: kept.size ? `${pathname}?${kept}` : pathname, games: games.data };
}
