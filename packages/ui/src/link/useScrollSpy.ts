import { type RefObject, useEffect, useRef } from 'react';

/** For a scrolling row of links: scrolls the entry with `aria-current` to the middle whenever it changes. */
export function useScrollSpy(current: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = current !== undefined && row.current?.querySelector('[aria-current]');
    if (!row.current || !entry || row.current.scrollWidth <= row.current.clientWidth) return;
    const outer = row.current.getBoundingClientRect();
    const inner = entry.getBoundingClientRect();
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);
  return row;
}
