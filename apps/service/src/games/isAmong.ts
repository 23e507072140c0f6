import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';

/** Whether a game is of a kind and of a vendor, where these are asked for. */
export const isAmong =
  ({ gameType, vassalage }: { gameType?: GameType | undefined; vassalage?: string | undefined }) =>
  (game: Game): boolean =>
    (!gameType || game.gameType === gameType) && (!vassalage || game.vassalage === vassalage);
