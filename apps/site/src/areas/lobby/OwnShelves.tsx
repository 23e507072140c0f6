import { EmptyState } from '@site/ui/EmptyState';
import { GameGrid } from '@site/ui/GameGrid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { OwnShelf } from './OwnShelf';
import { Section } from './Section';

/** A member's favourite and recent games. Visitors have neither. Source: LOB-03, GAM-05. */
export default observer(function OwnShelves() {
  const { t } = useTranslation();
  const { favourites, games } = useStores();
  useEffect(() => {
    void favourites.askList();
    void games.askRecent();
    if (location.hash === '#FAV') document.getElementById('FAV')?.scrollIntoView();
  }, [favourites, games]);
  const recent = games.recent.load;
  return (
    <>
      <Favourites />
      {recent.state === 'failed' && (
        <Section id="RECENT" title={t('lobby.recent')}>
          <Failed {...recent} onRetry={() => void games.askRecent()} />
        </Section>
      )}
      {recent.state === 'ready' && recent.value.list.length > 0 && (
        <OwnShelf
          id="RECENT"
          title={t('lobby.recent')}
          games={recent.value.list}
          all={{ href: '/favorite/recent', label: t('lobby.allGames') }}
        />
      )}
    </>
  );
});

const Favourites = observer(function Favourites() {
  const { t } = useTranslation();
  const { favourites } = useStores();
  const { games, list } = favourites;
  const head = { id: 'FAV', title: t('lobby.favourites'), all: { href: '/favorite/favorite', label: t('lobby.allGames') } };
  if (games && games.length > 0) return <OwnShelf {...head} games={games} />;
  return (
    <Section {...head}>
      {list.load.state === 'loading' && <GameGrid items={[]} renderTile={() => null} isBusy places={6} />}
      {list.load.state === 'failed' && <Failed {...list.load} onRetry={() => void favourites.askList()} />}
      {list.load.state === 'ready' && <EmptyState icon="heart" title={t('lobby.noFavourites')} text={t('lobby.noFavouritesText')} />}
    </Section>
  );
});
