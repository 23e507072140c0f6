import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import { useStores } from '../stores/StoresContext';

/**
 * Whether the member keeps a game. A painted tile is a visitor's, and parts of the page take it over after the member is known: they
 * begin as it was painted, and only the tiles of favourites are drawn again.
 */
export function useIsFavourite(nodeId: number): boolean {
  const { favourites } = useStores();
  const subscribe = useCallback((notify: () => void) => reaction(() => favourites.has(nodeId), notify), [favourites, nodeId]);
  return useSyncExternalStore(
    subscribe,
    () => favourites.has(nodeId),
    () => false,
  );
}
