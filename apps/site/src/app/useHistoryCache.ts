import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const MAX_ENTRIES = 30;

const kept = new Map<string, object>();

/**
 * Keeps a page's store beyond its unmount: going back to the same history entry restores the list. `name` distinguishes several stores of
 * one page.
 *
 * Source: RTE-01.
 */
export function useHistoryCache<T extends object>(name: string, make: () => T): T {
  const { key } = useLocation();
  const [store] = useState(() => (kept.get(`${key} ${name}`) as T | undefined) ?? make());
  // Not while rendering: the service renders pages of many people in one process.
  useEffect(() => {
    const entry = `${key} ${name}`;
    kept.delete(entry);
    kept.set(entry, store);
    const oldest = kept.size > MAX_ENTRIES ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }, [key, name, store]);
  return store;
}
