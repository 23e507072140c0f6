import type { GameType } from '@site/api/common';
import { type ListQuery, listsVendors, readListQuery } from '@site/rules/gamePages';
import { gameTypesOf, categoryNames } from './categories';

/** State of a category's page, stored in the address. Source: LOB-04, LOB-21. */
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

/** Returns true when a page shows vendors instead of games. Source: LOB-17. */
export const isOfVendors = ({ gameType, vassalage, classify, gameName }: CategoryQuery): boolean =>
  listsVendors(gameType) && !vassalage && !gameName && classify === 'ALL';

/** Returns the address of a page, without default values. */
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
