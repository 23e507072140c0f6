import { styled } from '@mui/material/styles';
import type { LobbyValue } from '@site/api/lobby';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { afterHydration } from '../afterHydration';
import { categoriesOf } from '../categories';
import { deferred } from '../deferred';
import { lazyPart } from '../lazyPart';
import { unseen } from '@site/ui/unseen';
import { Failed } from '../status/Failed';
import { PageSkeleton } from '../status/PageSkeleton';
import { useStores } from '../stores/StoresContext';
import { Section } from './Section';
import { Tiles } from './Tiles';

const Hero = deferred(() => import('./Hero'));
const Shelves = deferred(() => import('./Shelves'));
const LowerShelves = deferred(() => import('./LowerShelves'));
const MissingCard = lazyPart(() => import('../status/MissingCard'));
const OwnShelves = afterHydration(() => import('./OwnShelves'));

export const Lobby = observer(function Lobby() {
  const { games } = useStores();
  const { lobby } = games;
  if (lobby.state === 'loading') return <PageSkeleton />;
  if (lobby.state === 'failed') return <Failed {...lobby} onRetry={() => void games.loadLobby()} />;
  return <Sections lobby={lobby.value} />;
});

/** They fill the three rows of the mosaic. */
const HOT_GAMES = 12;
/** Of them a phone shows the large one at once, and what stands beside it. */
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
      <Shelves categories={categoriesOf(lobby).map(({ category }) => category)} />
      {lobby.hot.length > 0 && (
        <Section id="HOT" title={t('lobby.hot')} note={t('lobby.hotNote')} all={{ href: '/rng', label: t('lobby.allGames') }}>
          <Tiles arrangement="mosaic" games={lobby.hot.slice(0, HOT_GAMES)} first={HOT_GAMES_IN_SIGHT} areAllHot />
        </Section>
      )}
      {session.member && <OwnShelves />}
      <LowerShelves lobby={lobby} />
    </Page>
  );
});

/** Arrives at a section that another page's link names. */
function useScrollToHash() {
  const location = useLocation();
  // Each arrival counts, also a second one at the same section.
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [location]);
}

const Page = styled('div')({ '& > h1': unseen });
