import { useCallback, useState } from 'react';

/** Overscan: rows rendered beyond the visible ones, for smooth scrolling. */
const OVERSCAN = 8;

/** Returns which of many rows of equal height to render: the visible ones and a few beyond. */
export function useVirtualRows(count: number, rowHeight: number) {
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  const scroller = useCallback((element: HTMLElement) => {
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const first = Math.max(0, Math.floor(seen.top / rowHeight) - OVERSCAN);
  const last = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + OVERSCAN);
  return { scroller, first: Math.min(first, last), last };
}
