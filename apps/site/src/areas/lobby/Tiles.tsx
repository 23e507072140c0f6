import type { Game } from '@site/api/games';
import { GameGrid, type GameGridProps } from '@site/ui/GameGrid';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockedTypes } from '../safer/useBlockedTypes';
import { Tile } from './Tile';

export interface TilesProps extends Pick<GameGridProps<Game>, 'items' | 'arrangement' | 'onPhone' | 'end' | 'isBusy'> {
  /** Number of tiles that may be in the first screen: pictures of the others are lazy. */
  first: number;
  /** All games are hot, as the title says: tiles show no badge. @default false */
  areAllHot?: boolean;
  /** Returns one more badge of a game. */
  markOf?: ((game: Game) => ReactNode) | undefined;
}

/** Catalogue games in a grid, without those that the member has blocked. */
export const Tiles = observer(function Tiles({ items: all, first, areAllHot = false, markOf, ...grid }: TilesProps) {
  const { t } = useTranslation();
  const blocked = useBlockedTypes();
  const items = blocked.length === 0 ? all : all.filter(({ gameType }) => !blocked.includes(gameType));
  const labels = {
    play: t('game.play'),
    open: t('lobby.open'),
    tryFree: t('game.tryFree'),
    hot: t('game.hot'),
    new: t('game.new'),
    group: t('game.group'),
    action: (action: string, game: string) => t('game.action', { action, game }),
    favourite: (game: string) => t('game.addFavourite', { game }),
    playing: (count: number) => t('game.playing', { count }),
    soon: t('game.soon'),
    maintenance: t('game.maintenance'),
    disabled: t('game.disabled'),
  };
  const far = new Set(items.slice(first));
  return (
    <GameGrid
      {...grid}
      items={items}
      renderTile={(game, size) => (
        <Tile
          key={game.nodeId}
          game={game}
          size={size}
          isFar={far.has(game)}
          hasHotMark={!areAllHot}
          mark={markOf?.(game)}
          labels={labels}
        />
      )}
    />
  );
});
