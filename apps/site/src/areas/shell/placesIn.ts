import type { Menu, PageTerms } from '../../app/definePage';
import { pages } from '../../app/pages';
import type { PlaceName } from './places';

/** Returns the entries of menus, in the order of their ranks. */
export function placesIn(...menus: Menu[]): PlaceName[] {
  const ranked: [rank: number, name: PlaceName][] = [];
  for (const { places = {} } of Object.values<PageTerms>(pages))
    for (const [name, place] of Object.entries(places))
      for (const menu of menus) {
        const rank = place.menus?.[menu];
        if (rank !== undefined) ranked.push([rank, name as PlaceName]);
      }
  return ranked.toSorted(([one], [other]) => one - other).map(([, name]) => name);
}
