import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import { useStores } from '../../stores/StoresContext';

/** Returns the number of players of a game. A server-rendered tile starts with the rendered number, however late it hydrates. */
export function usePlayers(nodeId: number): number {
  const { games } = useStores();
  const now = () => (games.activity.load.state === 'ready' && games.activity.load.value.players[nodeId]) || 0;
  const painted = () => (games.lobby.state === 'ready' && games.lobby.value.activity?.players[nodeId]) || 0;
  const subscribe = useCallback(
    (notify: () => void) => reaction(() => games.activity.load.state === 'ready' && games.activity.load.value.players[nodeId], notify),
    [games, nodeId],
  );
  return useSyncExternalStore(subscribe, now, painted);
}
