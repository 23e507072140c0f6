import { EmptyState } from '@site/ui/EmptyState';
import { GameGrid } from '@site/ui/GameGrid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { OwnShelf } from './OwnShelf';
import { Section } from './Section';

/** A member's favourite games. Visitors have none. Source: LOB-03. */
export const FavouriteShelf = observer(function FavouriteShelf() {
  const { t } = useTranslation();
  const { favourites } = useStores();
  useEffect(() => {
    void favourites.askList();
    if (location.hash === '#FAV') document.getElementById('FAV')?.scrollIntoView();
  }, [favourites]);
  const { games, list } = favourites;
  const head = { id: 'FAV', title: t('lobby.favourites'), all: { href: '/favorite/favorite', label: t('lobby.allGames') } };
  if (games && games.length > 0) return <OwnShelf {...head} games={games} />;
  return (
    <Section {...head}>
      {list.load.state === 'loading' && <GameGrid items={[]} renderTile={() => null} isBusy skeletons={6} />}
      {list.load.state === 'failed' && <Failed {...list.load} onRetry={() => void favourites.askList()} />}
      {list.load.state === 'ready' && <EmptyState icon="heart" title={t('lobby.noFavourites')} text={t('lobby.noFavouritesText')} />}
    </Section>
  );
});
