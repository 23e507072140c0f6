import type { GameType } from '@site/api/common';
import type { LobbyValue } from '@site/api/lobby';
import { categoriesOf, type Category, type CategoryPlace, gameTypesOf } from '../category/categories';

/** A category's shelf on the home page: games, or vendors when there is no `section`. */
export interface CategoryShelf extends CategoryPlace {
  section: LobbyValue['sections'][number] | undefined;
}

/** Categories that are shown by vendor. */
const byVendor: ReadonlySet<Category> = new Set<Category>(['LIVE', 'SPORTS', 'ELOTT', 'ESPORTS', 'COCKFIGHT']);

/** Returns the shelves of the home page. A category of games that all open soon, or that are all blocked, has none. Source: LOB-03, RES-02. */
export function shelvesOf(lobby: LobbyValue, blocked: readonly GameType[] = []): CategoryShelf[] {
  return categoriesOf(lobby).flatMap((place) => {
    const types = gameTypesOf(place.category);
    if (types.every((type) => blocked.includes(type))) return [];
    const section = byVendor.has(place.category) ? undefined : lobby.sections.find(({ gameType }) => types.includes(gameType));
    return section || byVendor.has(place.category) ? [{ ...place, section }] : [];
  });
}
