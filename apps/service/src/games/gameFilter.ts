import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';

/** Returns a predicate for games of none of the types. Source: RES-02, docs/domain.md DR-23.7. */
export const isOutside =
  (blocked: readonly GameType[]) =>
  (game: Game): boolean =>
    !blocked.includes(game.gameType);

/** Returns a predicate for games of a category and a vendor; omitted filters match all. */
export const gameFilter =
  ({ gameType, vassalage }: { gameType?: GameType | undefined; vassalage?: string | undefined }) =>
  (game: Game): boolean =>
    (!gameType || game.gameType === gameType) && (!vassalage || game.vassalage === vassalage);
