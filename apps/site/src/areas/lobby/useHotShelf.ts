import type { LobbyValue } from '@site/api/lobby';
import { isOpen } from '@site/rules/game';
import { useHistoryCache } from '../../app/useHistoryCache';
import { useStores } from '../../stores/StoresContext';
import { SHELF_PAGE, type ShelfPage, ShelfStore } from './ShelfStore';

/** Returns the shelf of open hot games of the current history entry, so that going back shows as many as before. */
export function useHotShelf({ hot, hotTotal }: LobbyValue): ShelfStore {
  const { games } = useStores();
  return useHistoryCache('HOT', () => {
    const askPage = async (pageNo: number): Promise<ShelfPage> => {
      const reply = await games.askHot();
      if (!reply.ok) return reply;
      const open = reply.value.list.filter(isOpen);
      // The shelf leaves out what it has.
      return { ok: true, value: { games: open.slice(0, pageNo * SHELF_PAGE), total: open.length } };
    };
    return new ShelfStore({ askPage, games: hot, total: hotTotal });
  });
}
