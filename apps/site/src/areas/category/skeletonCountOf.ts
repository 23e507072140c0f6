import type { VendorCategory } from '@site/api/games';
import { gamesPerPage } from '@site/rules/gamePages';
import type { CategoryQuery } from './categoryQuery';

/** Number of skeletons when the number of games is unknown. */
const SOME = 12;

/** Returns the number of skeletons for a loading list. */
export function skeletonCountOf({ vassalage, classify, gameName, page }: CategoryQuery, category: VendorCategory | undefined): number {
  if (!category || classify !== 'ALL' || gameName) return SOME;
  const vendors = vassalage ? [category.cards[vassalage]] : Object.values(category.cards);
  const total = vendors.reduce((sum, vendor) => sum + (vendor?.games ?? 0), 0);
  const perPage = gamesPerPage(classify);
  return Math.min(Math.max(total - (page - 1) * perPage, 1), perPage);
}
