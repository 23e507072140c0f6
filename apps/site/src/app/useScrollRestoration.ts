import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { routeAt } from './routes';

/** Time for a loading page to grow to the stored scroll position. */
const GROWING_MS = 10_000;

/** Storage key of scroll positions during a reload. */
const STORAGE_KEY = 'scroll-places';

/**
 * Scrolls a new page to its top, smoothly where it is a category, and moves the focus to it, so that it is read out and the next Tab is within
 * it. Back, forward and reload restore the scroll position of the history entry; a newly opened address starts at its top.
 *
 * Call it once, around all pages.
 *
 * Source: SYS-10, SHL-03, SHL-10.
 */
export function useScrollRestoration() {
  const { key, pathname, search } = useLocation();
  const came = useNavigationType();
  const isBack = came === NavigationType.Pop;
  // Replacing an address, as dialogs and searches do, keeps the focus.
  const isFollowed = came === NavigationType.Push;
  const shown = useRef<{ key: string; pathname: string; entry: string }>(undefined);
  /** Scroll offsets in pixels, by history entry. */
  const places = useRef(new Map<string, number>());
  // The first entry of every document has the same key, so the address is included. Another language keeps the position.
  const entry = `${key} ${pathname}${search.replace(/[?&]lang=\w+/, '')}`;

  useEffect(() => {
    // The browser would scroll before the page is rendered.
    history.scrollRestoration = 'manual';
    const stopping = new AbortController();
    const { signal } = stopping;
    const note = () => shown.current && places.current.set(shown.current.entry, scrollY);
    const store = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places.current]));
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
    scrollTo({ top: 0, behavior: opensSmoothly(pathname) ? 'smooth' : 'instant' });
    if (isFollowed) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    return undefined;
  }, [key, pathname, entry, isBack, isFollowed]);
}

/** Returns true for a category, unless reduced motion is preferred. Source: SHL-03. */
const opensSmoothly = (pathname: string): boolean =>
  routeAt(pathname)?.name === 'category' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns true when the document was loaded by back, forward or reload, and false when its address was opened anew. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Scrolls to a position as soon as the page is long enough; stops when the user scrolls. Returns a function that cancels it. */
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
