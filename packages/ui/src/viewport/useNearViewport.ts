import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Margin around the viewport. Native lazy loading starts two screens of a phone away, and three on a slow network. */
const MARGIN = '50%';

const awaited = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/**
 * Returns true once an element is near the viewport, of the page or of a scrolling row; before the first scroll, only elements inside the
 * viewport count. Always false while rendering on the server; always true when `isAwaited` is false.
 */
export function useNearViewport<E extends Element>(isAwaited: boolean): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(!isAwaited);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return undefined;
    // A single observer for all: a lobby observes sixty elements.
    watcher ??= watchUntilScrolled();
    awaited.set(current, () => setNear(true));
    watcher.observe(current);
    return () => {
      awaited.delete(current);
      watcher?.unobserve(current);
    };
  }, [isNear]);
  return [element, isNear];
}

function watchUntilScrolled(): IntersectionObserver {
  const close = new IntersectionObserver(tell);
  const widen = () => {
    close.disconnect();
    watcher = new IntersectionObserver(tell, { rootMargin: MARGIN, scrollMargin: MARGIN });
    for (const element of awaited.keys()) watcher.observe(element);
  };
  addEventListener('scroll', widen, { capture: true, once: true, passive: true });
  return close;
}

/** The first scroll reports thirty elements at once: a transition gives priority to input. */
function tell(entries: IntersectionObserverEntry[]) {
  startTransition(() => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) awaited.get(target)?.();
  });
}
