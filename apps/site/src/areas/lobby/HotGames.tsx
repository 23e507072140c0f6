import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';
import HotShelf from './HotShelf';

/** Hot games as the next step of short or empty pages. */
export const HotGames = observer(function HotGames() {
  const { games } = useStores();
  if (games.lobby.state !== 'ready' || games.lobby.value.hot.length === 0) return null;
  return <HotShelf lobby={games.lobby.value} first={12} />;
});
