import type { ParsedOf } from '@site/api/call';
import { type GameType, gameType } from '@site/api/common';
import { promotion } from '@site/api/content';
import { gameList } from '@site/api/games';
import { gamesPerPage, isOwn, listsVendors, readListQuery, readName, readPageNo, SEARCH_PAGE_SIZE } from '@site/rules/gamePages';

/** Kinds of games with a page of their own, e.g. /rng. */
const categoryPages = new Map(gameType.options.map((type) => [`/${type.toLowerCase()}`, type]));
/** Other names of the lobby: one page instance, and for search engines one page. */
const lobbyPages = new Set(['/index', '/index.html', '/home', '/login', '/register']);
/** Pages of one's own, of the moment, or of what somebody looked for: nothing for search engines. */
const privatePages =
  /^\/(member|agent|agenthome|seamless|favorite|search|offline|forget|pointmall|lott[er]+[yt]|sealottery|vnlottery)(\/|$)/;

export interface PageAddress {
  /** Path and the part of the query that changes what is painted, always written alike. */
  url: string;
  /** Of a category's page. */
  category: GameType | undefined;
  /** What the page lists: games of a category, or what was searched for. A page of vendors or of one's own games lists none. */
  games: ParsedOf<typeof gameList> | undefined;
  /** The promotion that it is about. */
  promotionId: string | undefined;
  /** The address that search engines keep for it; undefined for what they should leave alone. */
  canonical: string | undefined;
}

/** What of an address makes a page another page; all else in it is dropped. */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress {
  const path = pathname.toLowerCase();
  const category = categoryPages.get(path);
  if (category) return categoryAddress(pathname, category, query);
  if (path === '/search') return searchAddress(pathname, query);
  if (path === '/promotions') return promotionsAddress(pathname, query);
  const canonical = lobbyPages.has(path) ? '/' : privatePages.test(path) ? undefined : path;
  return { url: pathname, category: undefined, games: undefined, promotionId: undefined, canonical };
}

function categoryAddress(pathname: string, category: GameType, query: URLSearchParams): PageAddress {
  const { vassalage, classify, gameName, page: pageNo } = readListQuery(query);
  const games = gameList.input.parse({
    gameType: category,
    ...(vassalage && { vassalage }),
    ...(classify !== 'ALL' && { gameClassify: classify }),
    ...(gameName && { gameName }),
    pageNo,
    pageSize: gamesPerPage(classify),
  });
  const listed = { ...(vassalage && { vassalage }), ...(classify !== 'ALL' && { classify }) };
  const page = { ...(pageNo > 1 && { page: String(pageNo) }) };
  const own = isOwn(classify);
  const ofVendors = listsVendors(category) && !vassalage && !gameName && classify === 'ALL';
  return {
    url: addressOf(pathname, { ...listed, ...(gameName && { gameName }), ...page }),
    category,
    games: own || ofVendors ? undefined : games,
    promotionId: undefined,
    canonical: gameName || own ? undefined : addressOf(pathname.toLowerCase(), { ...listed, ...page }),
  };
}

function searchAddress(pathname: string, query: URLSearchParams): PageAddress {
  const [gameName, pageNo] = [readName(query, 'q'), readPageNo(query)];
  return {
    url: addressOf(pathname, { ...(gameName && { q: gameName }), ...(pageNo > 1 && { page: String(pageNo) }) }),
    category: undefined,
    games: gameName ? gameList.input.parse({ gameName, pageNo, pageSize: SEARCH_PAGE_SIZE }) : undefined,
    promotionId: undefined,
    canonical: undefined,
  };
}

function promotionsAddress(pathname: string, query: URLSearchParams): PageAddress {
  const { success, data } = promotion.input.safeParse({ id: query.get('id') });
  const url = addressOf(pathname, { ...(success && { id: data.id }) });
  return { url, category: undefined, games: undefined, promotionId: data?.id, canonical: url.toLowerCase() };
}

function addressOf(pathname: string, query: Record<string, string>): string {
  const kept = new URLSearchParams(query);
  return kept.size ? `${pathname}?${kept}` : pathname;
}
