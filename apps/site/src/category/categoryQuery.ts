import type { GameType } from '@site/api/common';
import { type ListQuery, readListQuery } from '@site/rules/gamePages';
import { gameTypesOf, categoryNames } from '../categories';

/** What a category's page shows; all of it stands in the address. Source: LOB-04, LOB-21. */
export interface CategoryQuery extends ListQuery {
  gameType: GameType;
}

const gameTypes = categoryNames.flatMap(gameTypesOf);

export function readCategoryQuery(pathname: string, search: string): CategoryQuery {
  return {
    gameType: gameTypes.find((type) => `/${type.toLowerCase()}` === pathname.toLowerCase()) ?? 'RNG',
    ...readListQuery(new URLSearchParams(search)),
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
