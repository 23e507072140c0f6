import type { GameType } from '@site/api/common';
import { gameTypesOf, categoryNames } from '../categories';

/** What a category's page shows; all of it stands in the address. Source: LOB-04, LOB-21. */
export interface CategoryQuery {
  gameType: GameType;
  /** A vendor's code; empty for all of them. */
  vassalage: string;
  /** ALL, HOT, NEW, RECENT, FAV, or a class of the catalogue such as JACKPOT. */
  classify: string;
  /** Part of a game's name; empty for all of them. */
  gameName: string;
  page: number;
}

const gameTypes = categoryNames.flatMap(gameTypesOf);

export function readCategoryQuery(pathname: string, search: string): CategoryQuery {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  const classify = query.get('classify') ?? '';
  return {
    gameType: gameTypes.find((type) => `/${type.toLowerCase()}` === pathname.toLowerCase()) ?? 'RNG',
    vassalage: query.get('vassalage') ?? '',
    classify: /^[A-Z_]{1,40}$/.test(classify) ? classify : 'ALL',
    gameName: (query.get('gameName') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a page, without what is left at its default. */
export function categoryAddress({ gameType, vassalage, classify, gameName, page }: CategoryQuery): string {
  const query = new URLSearchParams({
    ...(vassalage && { vassalage }),
    ...(classify !== 'ALL' && { classify }),
    ...(gameName && { gameName }),
    ...(page > 1 && { page: String(page) }),
  });
  const path = `/${gameType.toLowerCase()}`;
  return query.size ? `${path}?${query}` : path;
}
