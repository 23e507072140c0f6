import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const ENTRIES_AT_MOST = 30;

const kept = new Map<string, object>();

/**
 * A page's store that outlives the page: going back to the same entry of the history finds the list as it was left.
 * `name` tells the stores of one page apart.
 *
 * Source: RTE, "back and forward restore scroll and list".
 */
export function useKept<T extends object>(name: string, make: () => T): T {
  const { key } = useLocation();
  const [store] = useState(() => (kept.get(`${key} ${name}`) as T | undefined) ?? make());
  // Not while rendering: the service paints many people's pages in one process.
  useEffect(() => {
    const entry = `${key} ${name}`;
    kept.delete(entry);
    kept.set(entry, store);
    const oldest = kept.size > ENTRIES_AT_MOST ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }, [key, name, store]);
  return store;
}
