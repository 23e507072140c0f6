import { type Balls, type BallsFormat, ballsOf, drawBalls, type LottoFormat, numbersOfBalls } from './balls.ts';
import type { DrawFormat } from './drawGames.ts';
import { drawPrizes, numbersOfPrizes, numbersWith, type Prizes } from './endings.ts';

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

/**
 * Returns numbers that draw a result, as `writeResult` writes it; the balls of a prize may be in any order. Undefined for a result that the
 * format cannot have.
 */
export function numbersThatDraw(format: DrawFormat, written: string): number[] | undefined {
  const prizes = written
    .trim()
    .split(/ *, */)
    .map((prize) => prize.split(/ +/));
  return isOfBalls(format) ? numbersOfBalls(format, prizes) : numbersOfPrizes(format, prizes);
}
