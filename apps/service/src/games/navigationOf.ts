import type { NavigationEntry, VendorCategory } from '@site/api/games';

/**
 * Returns the top navigation: home, then categories with a vendor, cockfight last of them, then favourites and promotions. `name` is the
 * key of the label.
 *
 * Source: SHL-03.
 */
export function navigationOf(categories: VendorCategory[]): NavigationEntry[] {
  const kinds = categories.map(({ gameCategory }) => entry(gameCategory, `/${gameCategory.toLowerCase()}`));
  return [entry('HOME', '/'), ...kinds, entry('FAV', '/favorite'), entry('PROMOTIONS', '/promotions')];
}

const entry = (gameType: string, page: string): NavigationEntry => ({ name: `nav.${gameType}`, gameType, page });
