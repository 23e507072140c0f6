import { playableGames } from '../catalogue/findGame.ts';

/** Returns the code of a lottery of a kind, such as FAST60. */
export function lotteryOf(kind: string): string {
  const game = playableGames().find(({ gameClassify }) => gameClassify === kind);
  if (!game) throw new Error(`No game is of the kind ${kind}.`);
  return game.gameCode;
}
