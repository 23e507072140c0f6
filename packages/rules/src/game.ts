import type { Game } from '@site/api/games';

/** The entry stands for a vendor's whole list. Source: spec §3 "Game". */
export function isGroup({ isGame }: Pick<Game, 'isGame'>): boolean {
  return isGame === 'VASSALAGE';
}

/** `supportPlay` 0 says so only where no `freeplay` flag exists. Source: spec §2, GAM-01. */
export function hasFreeTrial({ freeplay, supportPlay }: Pick<Game, 'freeplay' | 'supportPlay'>): boolean {
  return freeplay === undefined ? supportPlay === 0 : freeplay === 1;
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
