import { styled } from '@mui/material/styles';
import type { LobbyValue } from '@site/api/lobby';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { afterHydration } from '../../app/afterHydration';
import { deferred } from '../../app/deferred';
import { lazyPart } from '../../app/lazyPart';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { Failed } from '../status/Failed';
import { GamesSkeleton } from '../status/GamesSkeleton';
import { useStores } from '../../stores/StoresContext';
import { shelvesOf } from './shelvesOf';

const Hero = deferred(() => import('./Hero'));
const HotShelf = deferred(() => import('./HotShelf'));
const Shelves = deferred(() => import('./Shelves'));
const LowerShelves = deferred(() => import('./LowerShelves'));
const MissingCard = lazyPart(() => import('../status/MissingCard'));
const OwnShelves = afterHydration(() => import('./OwnShelves'));

export const Lobby = observer(function Lobby() {
  const { games } = useStores();
  const { lobby } = games;
  if (lobby.state === 'loading') return <GamesSkeleton />;
  if (lobby.state === 'failed') return <Failed {...lobby} onRetry={() => void games.loadLobby()} />;
  return <Sections lobby={lobby.value} />;
});

/** Number of hot games in view on a phone: the large one and its neighbours. */
const HOT_GAMES_IN_SIGHT = 5;

const Sections = observer(function Sections({ lobby }: { lobby: LobbyValue }) {
  const { t } = useTranslation();
  const { games, system, session } = useStores();
  useScrollToHash();
  return (
    <Page>
      <h1>{system.brand.name}</h1>
      {lobby.missing?.includes('banners') && <MissingCard title={t('lobby.offers')} onRetry={() => games.askLobbyAgain()} />}
      <Hero banners={lobby.banners.filter(({ groupName }) => groupName === 'w_home')} notices={lobby.playerNotices} />
      <Shelves categories={shelvesOf(lobby).map(({ category }) => category)} />
      {lobby.hot.length > 0 && <HotShelf lobby={lobby} note={t('lobby.hotNote')} arrangement="mosaic" first={HOT_GAMES_IN_SIGHT} />}
      {session.member && <OwnShelves />}
      <LowerShelves lobby={lobby} />
    </Page>
  );
});

/** Scrolls to the section of the address's fragment. */
function useScrollToHash() {
  const location = useLocation();
  // Runs on each navigation, also to the same section again.
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [location]);
}

const Page = styled('div')({ '& > h1': visuallyHidden });
