import { styled } from '@mui/material/styles';
import type { Game } from '@site/api/games';
import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { EmptyState } from '@site/ui/EmptyState';
import { GameGrid } from '@site/ui/GameGrid';
import { NoFavourites } from '@site/ui/illustration/NoFavourites';
import { NoGames } from '@site/ui/illustration/NoGames';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../shell/LinkButton';
import { HotGames } from '../lobby/HotGames';
import { OwnShelf } from '../lobby/OwnShelf';
import { Section } from '../lobby/Section';
import { Failed } from '../status/Failed';
import { GamesSkeleton } from '../status/GamesSkeleton';
import type { Load } from '../../stores/load';
import { useStores } from '../../stores/StoresContext';
import { LoginPrompt } from './LoginPrompt';
import { favouriteLayout } from './favouriteLayout';

const lists = ['/favorite', '/favorite/favorite', '/favorite/recent'] as const;

/** A member's favourite and recent games. Visitors are asked to log in. Source: RTE-03, GAM-04, GAM-05. */
export default observer(function FavouritePage() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { session } = useStores();
  const navigate = useNavigate();
  const path = useLocation().pathname.toLowerCase();
  const titles = {
    '/favorite': t('both'),
    '/favorite/favorite': site.t('lobby.favourites'),
    '/favorite/recent': site.t('lobby.recent'),
  };
  const current = lists.find((list) => list === path) ?? '/favorite';
  return (
    <FavouriteLayout>
      <header>
        <h1>{titles['/favorite']}</h1>
        <ClassifyMenu
          label={t('lists')}
          items={lists.map((list) => ({ id: list, label: titles[list], href: list }))}
          current={current}
          onNavigate={(href) => void navigate(href)}
        />
      </header>
      {session.state === 'unknown' && <GamesSkeleton />}
      {session.state === 'visitor' && (
        <>
          <LoginPrompt />
          <HotGames />
        </>
      )}
      {session.state === 'member' && current !== '/favorite/recent' && <Favourites />}
      {session.state === 'member' && current !== '/favorite/favorite' && <Recent />}
    </FavouriteLayout>
  );
});

const Favourites = observer(function Favourites() {
  const { t } = useTranslation();
  const { favourites } = useStores();
  const { load } = favourites.list;
  useEffect(() => void favourites.askList(), [favourites]);
  return (
    <OwnList
      id="FAV"
      title={t('lobby.favourites')}
      load={favourites.games ? { state: 'ready', value: favourites.games } : (load as Load<never>)}
      onRetry={() => void favourites.askList()}
      empty={
        <EmptyState
          illustration={<NoFavourites />}
          title={t('lobby.noFavourites')}
          text={t('lobby.noFavouritesText')}
          action={<ToHotGames />}
        />
      }
    />
  );
});

const Recent = observer(function Recent() {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { games } = useStores();
  const { load } = games.recent;
  useEffect(() => void games.askRecent(), [games]);
  return (
    <OwnList
      id="RECENT"
      title={site.t('lobby.recent')}
      load={load.state === 'ready' ? { state: 'ready', value: load.value.list } : load}
      onRetry={() => void games.askRecent()}
      empty={<EmptyState illustration={<NoGames />} title={t('noRecentTitle')} text={t('noRecentText')} action={<ToHotGames />} />}
    />
  );
});

interface OwnListProps {
  id: string;
  title: string;
  load: Load<Game[]>;
  onRetry: () => void;
  empty: ReactNode;
}

function OwnList({ id, title, load, onRetry, empty }: OwnListProps) {
  if (load.state === 'ready' && load.value.length > 0) return <OwnShelf id={id} title={title} games={load.value} />;
  return (
    <Section id={id} title={title}>
      {load.state === 'loading' && <GameGrid items={[]} renderTile={() => null} isBusy skeletons={6} />}
      {load.state === 'failed' && <Failed {...load} onRetry={onRetry} />}
      {load.state === 'ready' && empty}
    </Section>
  );
}

function ToHotGames() {
  const { t } = useTranslation('games');
  return (
    <LinkButton href="/#HOT" variant="outlined">
      {t('seeHot')}
    </LinkButton>
  );
}

const FavouriteLayout = styled('div')(favouriteLayout);
