import type { LobbyValue } from '@site/api/lobby';
import { isOpen } from '@site/rules/game';
import { useHistoryCache } from '../../app/useHistoryCache';
import { ready } from '../../stores/load';
import { useStores } from '../../stores/StoresContext';
import { SHELF_PAGE, ShelfStore } from './ShelfStore';

/** Returns the shelf of open hot games of the current history entry, so that going back shows as many as before. */
export function useHotShelf({ hot, hotTotal }: LobbyValue): ShelfStore {
  const { games } = useStores();
  return useHistoryCache('HOT', () => {
    const askPage = async (pageNo: number) => {
      const load = await games.askHot();
      if (load.state !== 'ready') return load;
      const all = load.value.list.filter(isOpen);
      const page = all.slice((pageNo - 1) * SHELF_PAGE, pageNo * SHELF_PAGE);
      return ready({ games: page, totalPages: Math.ceil(all.length / SHELF_PAGE), total: all.length });
    };
    return new ShelfStore({ askPage, games: hot, total: hotTotal });
  });
}
