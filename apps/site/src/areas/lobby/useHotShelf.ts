import type { LobbyValue } from '@site/api/lobby';
import { useHistoryCache } from '../../app/useHistoryCache';
import { useStores } from '../../stores/StoresContext';
import { ShelfStore } from './ShelfStore';

/** Returns the shelf of hot games of the current history entry, so that going back shows as many as before. */
export function useHotShelf({ hot, hotTotal }: LobbyValue): ShelfStore {
  const { api } = useStores();
  return useHistoryCache('HOT', () => new ShelfStore({ api, filter: { gameClassify: 'HOT' }, games: hot, total: hotTotal }));
}
