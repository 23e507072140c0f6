import { type Balls, type BallsFormat, ballsOf, drawBalls, type LottoFormat } from './balls.ts';
import type { DrawFormat } from './drawGames.ts';
import { drawPrizes, numbersWith, type Prizes } from './endings.ts';

export type DrawResult = Prizes | Balls;

/** Returns how many numbers of the fair stream a draw uses. */
export function numbersOfDraw(format: DrawFormat): number {
  return isOfBalls(format) ? ballsOf(format) : numbersWith(format, 2);
}

/** Draws the result of a format from the first numbers of its fair stream. Source: docs/domain.md DR-16. */
export function drawResult(format: DrawFormat, numbers: readonly number[]): DrawResult {
  return isOfBalls(format) ? drawBalls(format, numbers) : drawPrizes(format, numbers);
}

/** Returns true for a format whose result is a set of balls. */
export function isOfBalls(format: DrawFormat): format is BallsFormat {
  return format !== 'north' && format !== 'south';
}

/** Returns true for a lottery of six numbers with jackpots. */
export function isLotto(format: DrawFormat): format is LottoFormat {
  return format === 'mega' || format === 'power';
}

/** Writes a result: numbers separated by spaces, prizes by commas, the highest first; a bonus ball as a prize of its own. */
export function writeResult(result: DrawResult): string {
  if (!('balls' in result)) return result.map((numbers) => numbers.join(' ')).join(',');
  const { balls, bonus } = result;
  return [balls, ...(bonus === undefined ? [] : [[bonus]])]
    .map((numbers) => numbers.map((ball) => String(ball).padStart(2, '0')).join(' '))
    .join(',');
}
