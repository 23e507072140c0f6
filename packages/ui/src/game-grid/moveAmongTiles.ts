import type { KeyboardEvent } from 'react';

type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Moves the focus to another tile's first control, with the keys of the W3C grid pattern. Skips tiles without a control. */
export function moveAmongTiles(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget;
  const from = event.target instanceof Element ? event.target.closest('article') : null;
  if (!from || event.altKey || event.metaKey || event.shiftKey) return;
  const controls = new Map<Element, HTMLElement>();
  for (const tile of grid.querySelectorAll('article')) {
    const control = tile.querySelector<HTMLElement>('button:not([tabindex="-1"])');
    if (control) controls.set(tile, control);
  }
  const tiles = [...controls.keys()];
  const index = tiles.indexOf(from);
  const isMirrored = getComputedStyle(grid).direction === 'rtl';
  const places = tiles.map((tile) => tile.getBoundingClientRect());
  const next = nextTile({ key: event.key, withCtrl: event.ctrlKey, index, places, isMirrored });
  const control = next === undefined ? undefined : controls.get(tiles[next] as Element);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/** Returns the tile that a key moves to, by the positions of the tiles; `undefined` if there is none. */
export function nextTile({
  key,
  withCtrl,
  index,
  places,
  isMirrored,
}: {
  key: string;
  withCtrl: boolean;
  index: number;
  places: readonly Place[];
  isMirrored: boolean;
}): number | undefined {
  const here = places[index];
  if (!here) return undefined;
  const last = places.length - 1;
  const inRow = () => places.flatMap((place, other) => (place.top < middle(here) && place.bottom > middle(here) ? [other] : []));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const next = index + ((key === 'ArrowRight') === isMirrored ? -1 : 1);
      return next < 0 || next > last ? undefined : next;
    }
    case 'ArrowDown':
      return nearest(here, places, (place) => place.top - here.bottom);
    case 'ArrowUp':
      return nearest(here, places, (place) => here.top - place.bottom);
    case 'Home':
      return withCtrl ? 0 : inRow()[0];
    case 'End':
      return withCtrl ? last : inRow().at(-1);
    default:
      return undefined;
  }
}

const middle = ({ top, bottom }: Place) => (top + bottom) / 2;

/** Returns the tile in the closest row in a direction that is closest to the middle of the current one. */
function nearest(here: Place, places: readonly Place[], gapTo: (place: Place) => number): number | undefined {
  const center = (here.left + here.right) / 2;
  const aside = ({ left, right }: Place) => Math.max(left - center, center - right, 0);
  const found = places
    .map((place, index) => ({ index, gap: gapTo(place), aside: aside(place) }))
    .filter(({ gap }) => gap >= 0)
    .toSorted((a, b) => a.gap - b.gap || a.aside - b.aside);
  const closest = found[0];
  return closest && found.filter(({ gap }) => gap < closest.gap + 1).toSorted((a, b) => a.aside - b.aside)[0]?.index;
}
