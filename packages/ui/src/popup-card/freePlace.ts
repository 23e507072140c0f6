/** Where the bar stands: below the header, at the foot of the window, or nowhere. */
export type Place = 'start' | 'end' | 'none';

/** Returns the first place where the bar covers nothing that can be pressed or filled in. Tries each on the bar itself. */
export function freePlace(bar: HTMLElement): Place {
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, iframe, [role="button"]')].filter(
    (control) => !bar.contains(control) && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const before = bar.dataset['place'];
  const free = (['start', 'end'] as const).find((place) => {
    bar.dataset['place'] = place;
    const rect = bar.getBoundingClientRect();
    return !controls.some((control) => overlaps(rect, control.getBoundingClientRect()));
  });
  // React finds it as it left it.
  bar.dataset['place'] = before;
  return free ?? 'none';
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  other.width > 0 && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
