import type { LobbyValue } from '@site/api/lobby';
import type { GameType } from '@site/api/common';

export interface Vendor {
  vassalage: string;
  name: string;
  pictureUrl: string;
  games: number;
  /** The first requested game type that it offers. */
  gameType: GameType;
}

/** Returns the vendors of several game types, without duplicates. */
export function vendorsOf({ categories }: Pick<LobbyValue, 'categories'>, gameTypes: readonly GameType[]): Vendor[] {
  const byCode = new Map<string, Vendor>();
  for (const gameType of gameTypes) {
    const cards = categories.find(({ gameCategory }) => gameCategory === gameType)?.cards ?? {};
    for (const [vassalage, { name, pictureUrl, games }] of Object.entries(cards)) {
      const before = byCode.get(vassalage);
      byCode.set(vassalage, before ? { ...before, games: before.games + games } : { vassalage, name, pictureUrl, games, gameType });
    }
  }
  return [...byCode.values()];
}
