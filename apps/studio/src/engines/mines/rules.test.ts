import { expect, it } from 'vitest';
import { scatter } from '../../art/geometry.ts';
import { multipleOf, product, toPpm, toTimes } from '../instant/Ratio.ts';
import { CELLS, chanceOf, MOST_MINES, type MinesMove, mostGems, placeMines, playMines, returnPpm, timesOf } from './rules.ts';

const mineCounts = Array.from({ length: MOST_MINES }, (_, index) => index + 1);
const choices = mineCounts.flatMap((mines) => Array.from({ length: mostGems(mines) }, (_, index) => ({ mines, gems: index + 1 })));
const next = scatter(7);
const seeded = Array.from({ length: 200 }, () => Array.from({ length: MOST_MINES }, next));

const begin = (mines: number): MinesMove => ({ stakeMinor: '100', mines });
const open = (cell: number): MinesMove => ({ stakeMinor: '0', cell });
const cashOut: MinesMove = { stakeMinor: '0', cashOut: true };

it('GAM-14 mines are placed in as many different cells as were chosen', () => {
  for (const mines of mineCounts)
    for (const drawn of seeded) {
      const placed = placeMines(mines, drawn);
      expect(new Set(placed).size).toBe(mines);
      expect(placed.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < CELLS)).toBe(true);
    }
});

it('GAM-14 the numbers decide the cells: each takes one of those that remain', () => {
  expect(placeMines(3, [0, 0, 0.999])).toEqual([0, 1, 24]);
  expect(placeMines(1, [0.5])).toEqual([12]);
});

it.each([
  [1, 1, '1.01'],
  [3, 1, '1.10'],
  [3, 5, '1.95'],
  [5, 3, '1.95'],
  [24, 1, '24.25'],
  [1, 24, '24.25'],
])('GAM-14 with %i mines, %i gems pay ×%s', (mines, gems, times) => {
  expect(toTimes(timesOf(mines, gems))).toBe(times);
});

it('GAM-14 every choice returns 97 %, and none pays above ×5,000', () => {
  expect(returnPpm()).toBe(970_000);
  expect(choices.length).toBeGreaterThan(200);
  for (const { mines, gems } of choices) {
    expect(toPpm(product([chanceOf(mines, gems), timesOf(mines, gems)]))).toBe(970_000);
    expect(Number(toTimes(timesOf(mines, gems)))).toBeLessThanOrEqual(5000);
  }
});

it('GAM-14 DR-0.1 rounding down at the smallest stake leaves more than 96 % of every choice', () => {
  for (const { mines, gems } of choices) {
    const paid = multipleOf(100n, timesOf(mines, gems));
    expect(toPpm(product([chanceOf(mines, gems), { top: paid, bottom: 100n }]))).toBeGreaterThan(960_000);
  }
});

it('GAM-14 a mine ends the round without a win, and a cash-out pays the gems so far', () => {
  const drawn = [0, ...Array.from({ length: MOST_MINES - 1 }, () => 0.5)];
  expect(playMines([begin(1), open(0)], drawn)).toMatchObject({ isOver: true, minesAt: [0], paid: { top: 0n } });
  const cashed = playMines([begin(1), open(4), open(5), cashOut], drawn);
  expect([cashed.isOver, toTimes(cashed.paid)]).toEqual([true, toTimes(timesOf(1, 2))]);
});

it('GAM-14 the last gem cashes out by itself, and a round left without a gem returns its stake', () => {
  const drawn = Array.from({ length: MOST_MINES }, () => 0);
  expect(toTimes(playMines([begin(24), open(24)], drawn).paid)).toBe('24.25');
  expect(toTimes(playMines([begin(3), cashOut], drawn).paid)).toBe('1.00');
});

it('GAM-10 a position tells nothing of the mines before the end', () => {
  const [drawn = [], ...others] = seeded;
  for (const other of others) {
    const placed = new Set([...placeMines(5, drawn), ...placeMines(5, other)]);
    const safe = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !placed.has(cell));
    const moves = [begin(5), ...safe.slice(0, mostGems(5) - 1).map(open)];
    expect(playMines(moves, drawn)).toEqual(playMines(moves, other));
  }
});
