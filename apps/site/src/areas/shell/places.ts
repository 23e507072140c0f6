import type { IconName } from '@site/ui/glyphs';
import type { Viewer, PageTerms, Place } from '../../app/definePage';
import { pages } from '../../app/pages';
import { addressOf } from '../../app/routes';

type Placed = Extract<(typeof pages)[keyof typeof pages], { places: object }>['places'];
type KeysOf<Union> = Union extends unknown ? keyof Union : never;

export type PlaceName = KeysOf<Placed>;

/**
 * Returns the target of a menu entry; undefined when it is not for the viewer, or its page does not exist yet or is off for the brand.
 *
 * Source: SHL-02, SHL-04, SHL-05, SHL-11, SHL-15.
 */
export function placeOf(
  name: PlaceName,
  onlooker: Viewer,
  declared: PageTerms[] = Object.values(pages),
): { icon: IconName; href: string } | undefined {
  for (const page of declared) {
    const place: Place | undefined = page.places?.[name];
    if (!place || page.isPlanned || (page.flag && !onlooker.isOn(page.flag)) || place.isFor?.(onlooker) === false) continue;
    return { icon: place.icon, href: place.hash ? `${addressOf(page)}#${place.hash}` : addressOf(page) };
  }
  return undefined;
}
