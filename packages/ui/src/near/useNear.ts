import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Beyond each edge of what is shown. A browser's own laziness begins two screens of a phone away, and three on a slow network. */
const MARGIN = '50%';

const awaited = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/**
 * Whether an element has come near what is shown, in the page or in a row that scrolls; until somebody scrolls, only what is shown
 * itself. Never while a page is painted; where `isAwaited` is false it counts as near from the first.
 */
export function useNear<E extends Element>(isAwaited: boolean): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(!isAwaited);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return undefined;
    // One for all: a lobby awaits sixty.
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

/** A first scroll brings thirty near at once: what is pressed meanwhile comes first. */
function tell(entries: IntersectionObserverEntry[]) {
  startTransition(() => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) awaited.get(target)?.();
  });
}
