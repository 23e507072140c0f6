import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that is still filling may take to grow as far as where one was. */
const GROWING_MS = 3000;

/** Where places are kept while the tab is loaded anew. */
const STORED = 'scroll-places';

/**
 * Scrolls a new page to its top and gives it the focus, so that it is read out and the next Tab is within it. After back, forward and
 * reload it goes to where the entry of the history was left; an address that is opened anew starts at its top.
 *
 * Call it once, around all pages.
 *
 * Source: SYS-10, SHL-10.
 */
export function useScrollPlace() {
  const { key, pathname, search } = useLocation();
  const came = useNavigationType();
  const isBack = came === NavigationType.Pop;
  // What takes the place of an address, as a dialog's or a search's, leaves the focus where it is.
  const isFollowed = came === NavigationType.Push;
  const shown = useRef<{ key: string; pathname: string; entry: string }>(undefined);
  /** Scroll offsets in pixels, by entry of the history. */
  const places = useRef(new Map<string, number>());
  // Every first entry of a document has the same key: the address tells them apart.
  const entry = `${key} ${pathname}${search}`;

  useEffect(() => {
    // The browser would go there before the page is.
    history.scrollRestoration = 'manual';
    const stopping = new AbortController();
    const { signal } = stopping;
    const note = () => shown.current && places.current.set(shown.current.entry, scrollY);
    const store = () => sessionStorage.setItem(STORED, JSON.stringify([...places.current]));
    addEventListener('scroll', note, { passive: true, signal });
    addEventListener('pagehide', store, { signal });
    return () => stopping.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === key) return undefined;
    shown.current = { key, pathname, entry };
    if (!before) {
      places.current = readPlaces();
      if (!isLoadedAgain()) places.current.delete(entry);
    }
    const place = isBack ? places.current.get(entry) : undefined;
    if (place !== undefined) return scrollOnceThere(place);
    if (!before || before.pathname === pathname) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    if (isFollowed) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    return undefined;
  }, [key, pathname, entry, isBack, isFollowed]);
}

/** Returns true when the document was loaded by back, forward or reload, and false when its address was opened anew. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Goes to a place at once, or as soon as the page has grown as far; whoever scrolls meanwhile is left alone. Returns how to stop. */
function scrollOnceThere(place: number): () => void {
  const stopping = new AbortController();
  const growing = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    stopping.abort();
    scrollTo({ top: place, behavior: 'instant' });
  });
  stopping.signal.addEventListener('abort', () => growing.disconnect());
  for (const moved of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(moved, () => stopping.abort(), { signal: stopping.signal, passive: true });
  growing.observe(document.body);
  const timer = setTimeout(() => stopping.abort(), GROWING_MS);
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
