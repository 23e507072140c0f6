import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';

/** Returns true when the entry represents a vendor's whole list. Source: API-04. */
export function isGroup({ isGame }: Pick<Game, 'isGame'>): boolean {
  return isGame === 'VASSALAGE';
}

/** Returns true when the game has a free trial. `supportPlay` counts only where `freeplay` is absent. Source: GAM-01. */
export function hasFreeTrial({ freeplay, supportPlay }: Pick<Game, 'freeplay' | 'supportPlay'>): boolean {
  return freeplay === undefined ? supportPlay === 0 : freeplay === 1;
}

/** Returns true when a free trial can be started now. Source: GAM-01, GAM-11. */
export function isTriable(game: Pick<Game, 'freeplay' | 'supportPlay' | 'status'>): boolean {
  return isOpen(game) && hasFreeTrial(game);
}

export function isHot({ isHot: hot }: Pick<Game, 'isHot'>): boolean {
  return hot === 1;
}

export function isNew({ isNew: fresh }: Pick<Game, 'isNew'>): boolean {
  return fresh === 1;
}

export function isOpen({ status }: Pick<Game, 'status'>): boolean {
  return status === 'open';
}

/**
 * Types of games whose open rounds wait for their player, who can leave them and go on later. In all others an open round is a bet that waits
 * for its draw, match or table.
 *
 * Source: GAM-06.
 */
export const resumableTypes: readonly GameType[] = ['RNG', 'FISH', 'PVP'];
