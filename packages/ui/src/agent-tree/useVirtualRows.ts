import { useCallback, useState } from 'react';

/** Rows kept beyond what is seen, so that a turn of the wheel finds them there. */
const BEYOND = 8;

/** Which of many rows of one height are worth drawing: those that are seen, and a few beyond. */
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
  const first = Math.max(0, Math.floor(seen.top / rowHeight) - BEYOND);
  const last = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + BEYOND);
  return { scroller, first: Math.min(first, last), last };
}
