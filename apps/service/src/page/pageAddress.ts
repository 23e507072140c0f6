import type { ParsedOf } from '@site/api/call';
import { type GameType, gameType } from '@site/api/common';
import { promotion } from '@site/api/content';
import { gameList } from '@site/api/games';
import { results } from '@site/api/lottery';
import type { DeclaredPage } from '@site/api/page';
import { post } from '@site/api/posts';
import { tournament } from '@site/api/prizes';
import { gamesPerPage, isPersonalClass, listsVendors, readListQuery, readName, readPageNo, SEARCH_PAGE_SIZE } from '@site/rules/gamePages';
import { z } from 'zod';

const resultsInput = results.input;
const dayInput = z.iso.date();

/** Game categories with a page of their own, e.g. /rng. */
const categoryPages = new Map(gameType.options.map((type) => [`/${type.toLowerCase()}`, type]));

export interface PageAddress {
  /** Normalized path and the query parameters that affect the page. */
  url: string;
  /** Category of a category's page. */
  category: GameType | undefined;
  /** Query of the page's list: games of a category, or a search. Undefined for vendors and personal games. */
  games: ParsedOf<typeof gameList> | undefined;
  /** Id of the promotion on its page. */
  promotionId: string | undefined;
  /** Id of the article on its page. */
  postId?: string | undefined;
  /** Lottery and last day of a page of results, as far as the address names them. */
  results?: { gameCode?: string | undefined; day?: string | undefined } | undefined;
  /** Canonical address for search engines; undefined for pages hidden from them. */
  canonical: string | undefined;
}

/** Reads the page of an address; drops everything that does not affect it. */
export function pageAddress(pathname: string, query: URLSearchParams, { canonical }: DeclaredPage): PageAddress {
  const path = pathname.toLowerCase();
  const category = categoryPages.get(path);
  if (category) return categoryAddress(pathname, category, query);
  if (path === '/search') return searchAddress(pathname, query);
  if (path === '/promotions') return promotionsAddress(pathname, query);
  if (path === '/news') return newsAddress(pathname, query);
  if (path === '/tournaments') return tournamentsAddress(pathname, query);
  if (path === '/lottery/results') return resultsAddress(pathname, query);
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
  const own = isPersonalClass(classify);
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

function newsAddress(pathname: string, query: URLSearchParams): PageAddress {
  const { success, data } = post.input.safeParse({ id: query.get('id') });
  const url = addressOf(pathname, { ...(success && { id: data.id }) });
  return { url, category: undefined, games: undefined, promotionId: undefined, postId: data?.id, canonical: url.toLowerCase() };
}

/** Boards change every few seconds, and are not for search engines. */
function tournamentsAddress(pathname: string, query: URLSearchParams): PageAddress {
  const { success, data } = tournament.input.safeParse({ id: query.get('id') });
  const url = addressOf(pathname, { ...(success && { id: String(data.id) }) });
  return { url, category: undefined, games: undefined, promotionId: undefined, canonical: success ? undefined : pathname.toLowerCase() };
}

function resultsAddress(pathname: string, query: URLSearchParams): PageAddress {
  const gameCode = resultsInput.shape.gameCode.safeParse(query.get('gameCode')).data;
  const day = dayInput.safeParse(query.get('day')).data;
  const lottery = { ...(gameCode && { gameCode }) };
  return {
    url: addressOf(pathname, { ...lottery, ...(day && { day }) }),
    category: undefined,
    games: undefined,
    promotionId: undefined,
    results: { gameCode, day },
    canonical: day ? undefined : addressOf(pathname.toLowerCase(), lottery),
  };
}

function addressOf(pathname: string, query: Record<string, string>): string {
  const kept = new URLSearchParams(query);
  return kept.size ? `${pathname}?${kept}` : pathname;
}
