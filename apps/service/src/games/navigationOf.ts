import type { NavigationEntry, VendorCategory } from '@site/api/games';

/**
 * The top navigation: home first, then the kinds of games that have a vendor, with cockfight last of them, then favourites and
 * promotions. `name` is the key of the entry's label.
 *
 * Source: spec §2 "Top navigation".
 */
export function navigationOf(categories: VendorCategory[]): NavigationEntry[] {
  const kinds = categories.map(({ gameCategory }) => entry(gameCategory, `/${gameCategory.toLowerCase()}`));
  return [entry('HOME', '/'), ...kinds, entry('FAV', '/favorite'), entry('PROMOTIONS', '/promotions')];
}

const entry = (gameType: string, page: string): NavigationEntry => ({ name: `nav.${gameType}`, gameType, page });
