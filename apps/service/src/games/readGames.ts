import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import type { Services } from '../services.ts';

/** The games that a brand shows, in their order: neither disabled nor of a kind that its market forbids. */
export async function readGames({ brands, catalogue }: Pick<Services, 'brands' | 'catalogue'>, merchant: string): Promise<Game[]> {
  const [brand, { games }] = await Promise.all([brands.find(merchant), catalogue.read()]);
  const closed = new Set<GameType>(brand?.closedTypes);
  return games.filter(({ status, gameType }) => status !== 'disabled' && !closed.has(gameType));
}
