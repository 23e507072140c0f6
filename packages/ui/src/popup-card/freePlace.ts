/** Position of the bar: below the header, at the bottom of the window, or none. */
export type Place = 'start' | 'end' | 'none';

const kept = 'a[href], button, input, select, textarea, summary, iframe, [role="button"], h1';

/** Returns the first position where the bar covers no control and no first-level heading. Tries each by moving the bar itself. */
export function freePlace(bar: HTMLElement): Place {
  const parts = [...document.querySelectorAll(kept)].filter(
    (part) => !bar.contains(part) && part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const before = bar.dataset['place'];
  const free = (['start', 'end'] as const).find((place) => {
    bar.dataset['place'] = place;
    const rect = bar.getBoundingClientRect();
    return !parts.some((part) => overlaps(rect, part.getBoundingClientRect()));
  });
  // Restores the value that React has set.
  bar.dataset['place'] = before;
  return free ?? 'none';
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  other.width > 0 && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
