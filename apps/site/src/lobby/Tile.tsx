import type { Game } from '@site/api/games';
import { isGroup, isHot, isNew } from '@site/rules/game';
import type { TileSize } from '@site/ui/GameGrid';
import { GameTile } from '@site/ui/GameTile';
import { useTranslation } from 'react-i18next';
import { useIsFavourite } from '../favourite/useIsFavourite';
import { useStores } from '../stores/StoresContext';

export interface TileProps {
  game: Game;
  size: TileSize;
}

/** A game of the catalogue as a tile that plays it. */
export function Tile({ game, size }: TileProps) {
  const { t } = useTranslation();
  const { games, favourites, dialogs } = useStores();
  const isFavourite = useIsFavourite(game.nodeId);
  return (
    <GameTile
      name={game.displayName}
      vendor={game.vendorName}
      pictures={game.pictures}
      ground={game.ground}
      size={size}
      isHot={isHot(game)}
      isNew={isNew(game)}
      isGroup={isGroup(game)}
      isFavourite={isFavourite}
      status={game.status}
      labels={{
        play: isGroup(game) ? t('lobby.open') : t('game.play'),
        tryFree: t('game.tryFree'),
        hot: t('game.hot'),
        new: t('game.new'),
        group: t('game.group'),
        favourite: t('game.favourite'),
        maintenance: t('game.maintenance'),
        disabled: t('game.disabled'),
      }}
      onPlay={() => games.play(game)}
      onToggleFavourite={() => favourites.toggle(game)}
      onTap={() => dialogs.open({ name: 'game', game })}
    />
  );
}
