import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import { useStores } from '../../stores/StoresContext';

/**
 * Returns true when the game is a favourite of the member. Server-rendered tiles are a visitor's, and parts of the page hydrate after the
 * member is known: they start with the rendered value, and only tiles of favourites render again.
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
