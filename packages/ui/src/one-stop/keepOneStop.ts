import { nextTile } from './nextTile';

const OWN_STOP = '[data-own-stop]';
const CONTROLS = `:is(a[href], button):not([aria-hidden="true"], ${OWN_STOP} *)`;

/**
 * Makes a list one stop of the Tab key; a ref callback for the element whose children are the tiles. Tab reaches the controls of the current
 * tile and then leaves the list. Arrow keys, Home and End make another tile current, with the keys of the W3C grid pattern. When the tile
 * with the focus is removed, the tile at its place gets the focus. Children marked `data-own-stop` are left out.
 *
 * It writes `tabindex` to the elements: a press renders no tile, and a server-rendered page keeps every stop until it is hydrated.
 */
export function keepOneStop(list: HTMLElement): () => void {
  let current: Element | undefined;
  let place = 0;
  let focused: Element | undefined;

  const tileOf = (inside: Element) => {
    let tile: Element | null = inside;
    while (tile && tile.parentElement !== list) tile = tile.parentElement;
    return tile ?? undefined;
  };
  const findControls = () => list.querySelectorAll<HTMLElement>(CONTROLS);
  /** Returns the tiles with their first control, in order. Tiles without a control are left out. */
  const tilesOf = (controls: Iterable<HTMLElement>) => {
    const tiles = new Map<Element, HTMLElement>();
    for (const control of controls) {
      const tile = tileOf(control);
      if (tile && !tiles.has(tile)) tiles.set(tile, control);
    }
    return tiles;
  };
  const markStops = (controls: Iterable<HTMLElement>) => {
    for (const control of controls) {
      const index = current?.contains(control) ? '0' : '-1';
      if (control.getAttribute('tabindex') !== index) control.setAttribute('tabindex', index);
    }
  };
  const refresh = () => {
    const controls = findControls();
    const tiles = tilesOf(controls);
    const order = [...tiles.keys()];
    const isFocusLost = focused?.isConnected === false && document.activeElement === document.body;
    if (!current || !tiles.has(current)) current = isFocusLost ? order[Math.min(place, order.length - 1)] : order[0];
    markStops(controls);
    if (!current) return;
    place = order.indexOf(current);
    if (isFocusLost) tiles.get(current)?.focus();
  };

  const onFocusIn = ({ target }: FocusEvent) => {
    const tile = tileOf(target as Element);
    focused = target as Element;
    if (!tile || tile === current || tile.matches(OWN_STOP)) return;
    current = tile;
    const controls = findControls();
    place = [...tilesOf(controls).keys()].indexOf(tile);
    markStops(controls);
  };
  // An element that is removed or moved loses its focus too. Only afterwards it shows whether a person has left it.
  const onFocusOut = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused.isConnected && focused !== document.activeElement) focused = undefined;
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const from = tileOf(event.target as Element);
    if (!from || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    const tiles = tilesOf(findControls());
    const order = [...tiles.keys()];
    const next = nextTile({
      key: event.key,
      withCtrl: event.ctrlKey,
      index: order.indexOf(from),
      places: order.map((tile) => tile.getBoundingClientRect()),
      isMirrored: getComputedStyle(list).direction === 'rtl',
    });
    const tile = next === undefined ? undefined : order[next];
    if (!tile) return;
    event.preventDefault();
    tiles.get(tile)?.focus();
  };

  // Not within React's commit: a page of many lists would not answer meanwhile.
  const first = setTimeout(refresh);
  const observer = new MutationObserver(refresh);
  observer.observe(list, { childList: true, subtree: true });
  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener('focusin', onFocusIn, { signal });
  list.addEventListener('focusout', onFocusOut, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    clearTimeout(first);
    observer.disconnect();
    listening.abort();
  };
}
