import type { Game } from '@site/api/games';
import { isGroup, isHot, isNew, isTriable } from '@site/rules/game';
import type { TileSize } from '@site/ui/GameGrid';
import { GameTile, type GameTileLabels } from '@site/ui/GameTile';
import type { ReactNode } from 'react';
import { usePlayers } from './usePlayers';
import { useIsFavourite } from '../favourite/useIsFavourite';
import { useStores } from '../../stores/StoresContext';

export interface TileProps {
  game: Game;
  size: TileSize;
  isFar: boolean;
  hasHotMark: boolean;
  /** One more badge. */
  mark: ReactNode;
  /** `open` replaces `play` for an entry that represents a whole list. */
  labels: GameTileLabels & { open: string };
}

/** A catalogue game as a tile that starts it. */
export function Tile({ game, size, isFar, hasHotMark, mark, labels }: TileProps) {
  const { games, favourites, dialogs, system } = useStores();
  const isFavourite = useIsFavourite(game.nodeId);
  const players = usePlayers(game.nodeId);
  return (
    <GameTile
      name={game.displayName}
      vendor={game.vendorName}
      pictures={game.pictures}
      ground={game.ground}
      film={system.savesData ? undefined : game.filmUrl}
      size={size}
      isFar={isFar}
      isHot={hasHotMark && isHot(game)}
      isNew={isNew(game)}
      isGroup={isGroup(game)}
      mark={mark}
      players={players}
      isFavourite={isFavourite}
      status={game.status}
      data-game={game.status === 'open' && !isGroup(game) ? game.nodeId : undefined}
      labels={isGroup(game) ? { ...labels, play: labels.open } : labels}
      onPlay={() => games.play(game)}
      {...(isTriable(game) && { onTryFree: () => games.tryFree(game) })}
      onToggleFavourite={() => favourites.toggle(game)}
      onTap={() => dialogs.open({ name: 'game', game })}
    />
  );
}
