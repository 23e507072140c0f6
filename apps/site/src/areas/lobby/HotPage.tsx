import { styled } from '@mui/material/styles';
import type { LobbyValue } from '@site/api/lobby';
import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryLayout } from '../category/categoryLayout';
import { Failed } from '../status/Failed';
import { GamesSkeleton } from '../status/GamesSkeleton';
import { useStores } from '../../stores/StoresContext';
import { GameShelfFooter } from './GameShelfFooter';
import { Tiles } from './Tiles';
import { useHotShelf } from './useHotShelf';
import { watchActivity } from './watchActivity';

/** Hot games of all categories. Source: LOB-03, LOB-06. */
export default observer(function HotPage() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { games } = useStores();
  const { lobby } = games;
  const total = lobby.state === 'ready' ? lobby.value.hotTotal : 0;
  return (
    <HotFrame>
      <header>
        <h1>{site.t('lobby.hot')}</h1>
        <p>{total > 0 && t('total', { count: total })}</p>
      </header>
      {lobby.state === 'loading' && <GamesSkeleton />}
      {lobby.state === 'failed' && <Failed {...lobby} onRetry={() => void games.loadLobby()} />}
      {lobby.state === 'ready' && total === 0 && <EmptyState illustration={<NoGames />} title={t('emptyTitle')} text={t('emptyText')} />}
      {lobby.state === 'ready' && total > 0 && <HotList lobby={lobby.value} />}
    </HotFrame>
  );
});

const HotList = observer(function HotList({ lobby }: { lobby: LobbyValue }) {
  const { t } = useTranslation();
  const shelf = useHotShelf(lobby);
  const { games } = useStores();
  useEffect(() => watchActivity(games.activity), [games]);
  return (
    <section className="games" aria-labelledby="hot-games">
      <h2 id="hot-games">{t('game.hot')}</h2>
      <Tiles items={shelf.games} first={12} areAllHot />
      <GameShelfFooter shelf={shelf} label={t('game.hot')} />
    </section>
  );
});

const HotFrame = styled('div')(categoryLayout);
