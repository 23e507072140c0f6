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

/** What of an address makes a page another page; all else in it is dropped. */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress {
  const category = categoryPages.get(pathname);
  if (!category) return { url: pathname, games: undefined };
  const asked = {
    gameType: category,
    vassalage: query.get('vassalage') ?? undefined,
    gameClassify: query.get('classify') ?? undefined,
    gameName: query.get('gameName') ?? undefined,
    pageNo: query.get('page') ?? undefined,
  };
  const games = gameList.input.safeParse(asked);
  if (!games.success) return pageAddress(pathname, new URLSearchParams());
  const { vassalage, gameClassify, gameName, pageNo } = games.data;
  const kept = new URLSearchParams({
    ...(vassalage && { vassalage }),
    ...(gameClassify && { classify: gameClassify }),
    ...(gameName && { gameName }),
    ...(pageNo > 1 && { page: String(pageNo) }),
  });
  return { url: kept.size ? `${pathname}?${kept}` : pathname, games: games.data };
}
