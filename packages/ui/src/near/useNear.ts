import { type RefObject, useEffect, useRef, useState } from 'react';

/** Beyond each edge of what is shown. A browser's own laziness begins two screens of a phone away, and three on a slow network. */
const MARGIN = '50%';

const awaited = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/**
 * Whether an element has come near what is shown, in the page or in a row that scrolls. Never while a page is painted; where `isAwaited`
 * is false it counts as near from the first.
 */
export function useNear<E extends Element>(isAwaited: boolean): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(!isAwaited);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return undefined;
    // One for all: a lobby awaits sixty.
    watcher ??= new IntersectionObserver(tell, { rootMargin: MARGIN, scrollMargin: MARGIN });
    awaited.set(current, () => setNear(true));
    watcher.observe(current);
    return () => watcher?.unobserve(current);
  }, [isNear]);
  return [element, isNear];
}

function tell(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) awaited.get(target)?.();
}
