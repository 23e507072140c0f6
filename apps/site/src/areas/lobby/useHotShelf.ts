import type { LobbyValue } from '@site/api/lobby';
import { useHistoryCache } from '../../app/useHistoryCache';
import { useStores } from '../../stores/StoresContext';
import { type ShelfPage, ShelfStore } from './ShelfStore';

/** Returns the shelf of open hot games of the current history entry, so that going back shows as many as before. */
export function useHotShelf({ hot, hotTotal }: LobbyValue): ShelfStore {
  const { api } = useStores();
  return useHistoryCache('HOT', () => {
    const askPage = (pageNo: number): Promise<ShelfPage> =>
      import('./askHotGames').then(
        ({ askHotGames }) => askHotGames(api, pageNo),
        () => ({ ok: false, code: 'networkAbnormal', details: {} }),
      );
    return new ShelfStore({ askPage, games: hot, total: hotTotal });
  });
}
