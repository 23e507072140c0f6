import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import { GameGrid } from '@site/ui/GameGrid';
import { LoadMore } from '@site/ui/LoadMore';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { categories, type Category, categoryPath } from '../categories';
import { useStores } from '../stores/StoresContext';
import { useKept } from '../useKept';
import { Section } from './Section';
import { ShelfStore } from './ShelfStore';
import { Tile } from './Tile';

export interface GameSectionProps {
  category: Category;
  gameType: GameType;
  total: number;
  games: Game[];
}

/** The first games of a category, and more of them when asked. Source: LOB-03, LOB-06. */
export const GameSection = observer(function GameSection({ category, gameType, total, games }: GameSectionProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const shelf = useKept(category, () => new ShelfStore({ api, gameType, games, total }));
  const label = t(categories[category].label);
  const path = categoryPath(category);
  return (
    <Section
      id={category}
      title={label}
      note={<span suppressHydrationWarning>{t('lobby.vendorGames', { count: total })}</span>}
      {...(path.startsWith('/#') ? {} : { all: { href: path, label: t('lobby.all', { category: label }) } })}
    >
      <GameGrid games={shelf.games} renderTile={(game, size) => <Tile key={game.nodeId} game={game} size={size} />} />
      <LoadMore
        shown={shelf.games.length}
        total={shelf.total}
        status={t('lobby.showing', { shown: shelf.games.length, category: label, total: shelf.total })}
        isLoading={shelf.isLoading}
        failure={shelf.failure && t(`error.${shelf.failure}`)}
        labels={{ more: t('lobby.loadMore'), retry: t('status.retry') }}
        onMore={() => void shelf.loadMore()}
      />
    </Section>
  );
});
