type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

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
