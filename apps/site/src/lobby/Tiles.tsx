import type { Game } from '@site/api/games';
import { GameGrid, type GameGridProps } from '@site/ui/GameGrid';
import { useTranslation } from 'react-i18next';
import { Tile } from './Tile';

export interface TilesProps extends Pick<GameGridProps<Game>, 'games' | 'arrangement' | 'isLoading'> {
  /** How many of them may show on a first screen: the pictures of the others wait until they come near. */
  first: number;
  /** Every one of them is hot, which the title says. @default false */
  areAllHot?: boolean;
}

/** Games of the catalogue side by side. Their words are looked up once, not for each of sixty tiles. */
export function Tiles({ games, first, areAllHot = false, ...grid }: TilesProps) {
  const { t } = useTranslation();
  const labels = {
    play: t('game.play'),
    open: t('lobby.open'),
    tryFree: t('game.tryFree'),
    hot: t('game.hot'),
    new: t('game.new'),
    group: t('game.group'),
    favourite: t('game.favourite'),
    maintenance: t('game.maintenance'),
    disabled: t('game.disabled'),
  };
  const far = new Set(games.slice(first));
  return (
    <GameGrid
      {...grid}
      games={games}
      renderTile={(game, size) => (
        <Tile key={game.nodeId} game={game} size={size} isFar={far.has(game)} hasHotMark={!areAllHot} labels={labels} />
      )}
    />
  );
}
