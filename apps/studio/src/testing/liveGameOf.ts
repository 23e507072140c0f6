import { playableGames } from '../catalogue/findGame.ts';

/** Returns the code of a live table of a kind, e.g. ROULETTE. */
export function liveGameOf(classify: string): string {
  const game = playableGames().find(({ gameType, gameClassify }) => gameType === 'LIVE' && gameClassify === classify);
  if (!game) throw new Error(`No live table plays ${classify}.`);
  return game.gameCode;
}
