import type { Game } from '@site/api/games';
import { isHot, isOpen } from '@site/rules/game';
import { GameTile } from '@site/ui/GameTile';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';

export interface TileProps {
  game: Game;
  isLead?: boolean;
}

/** A game of the catalogue as a tile that plays it. */
export const Tile = observer(function Tile({ game, isLead = false }: TileProps) {
  const { t } = useTranslation();
  const { games } = useStores();
  return (
    <GameTile
      name={game.displayName}
      vendor={game.vendorName}
      pictures={game.pictures}
      ground={game.ground}
      size={isLead ? 'lead' : 'normal'}
      isHot={isHot(game)}
      status={isOpen(game) ? 'open' : 'maintenance'}
      labels={{
        play: t('game.play'),
        tryFree: t('game.tryFree'),
        hot: t('game.hot'),
        favourite: t('game.favourite'),
        maintenance: t('game.maintenance'),
      }}
      onPlay={() => games.play(game)}
    />
  );
});
