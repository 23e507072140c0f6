import type { Game } from '@site/api/games';
import { isGroup, isTriable } from '@site/rules/game';
import { GameActionSheet } from '@site/ui/GameActionSheet';
import { useTranslation } from 'react-i18next';
import { useIsFavourite } from '../favourite/useIsFavourite';
import { useStores } from '../../stores/StoresContext';

/** Actions for a game whose tile is too small for buttons. */
export default function GameSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const { t } = useTranslation();
  const { games, favourites } = useStores();
  const isFavourite = useIsFavourite(game.nodeId);
  return (
    <GameActionSheet
      name={game.displayName}
      vendor={game.vendorName}
      pictures={game.pictures}
      isFavourite={isFavourite}
      labels={{
        play: isGroup(game) ? t('lobby.open') : t('game.play'),
        tryFree: t('game.tryFree'),
        favourite: t('game.favourite'),
        close: t('shell.close'),
      }}
      onPlay={() => games.play(game)}
      {...(isTriable(game) && { onTryFree: () => games.tryFree(game) })}
      onToggleFavourite={() => favourites.toggle(game)}
      onClose={onClose}
    />
  );
}
