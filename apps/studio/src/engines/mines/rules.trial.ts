import { expect, it } from 'vitest';
import { simulate } from '../instant/simulate.ts';
import { toPpm } from '../instant/Ratio.ts';
import { CELLS, MOST_MINES, type MinesMove, playMines, returnPpm } from './rules.ts';

it.each([
  [1, 3],
  [3, 5],
  [5, 2],
  [10, 4],
  [24, 1],
])('GAM-14 a million rounds with %i mines, cashed out after %i gems, return what was computed', (mines, gems) => {
  const { mean, standardError } = simulate({
    rounds: 1_000_000,
    seed: mines,
    numbers: MOST_MINES + gems,
    play: (numbers) => {
      const cells = Array.from({ length: CELLS }, (_, cell) => cell);
      const picks = numbers.slice(MOST_MINES).flatMap((number) => cells.splice(Math.floor(number * cells.length), 1));
      const moves: MinesMove[] = [{ stakeMinor: '100', mines }, ...picks.map((cell) => ({ stakeMinor: '0', cell }))];
      const { isOver, paid } = playMines(moves, numbers);
      return toPpm(isOver ? paid : playMines([...moves, { stakeMinor: '0', cashOut: true }], numbers).paid) / 1e6;
    },
  });
  expect(Math.abs(mean - returnPpm() / 1e6)).toBeLessThan(3 * standardError);
});
