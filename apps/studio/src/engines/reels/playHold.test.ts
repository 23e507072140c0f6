import { expect, it } from 'vitest';
import { expectedCoins, floatsOfHold, playHold } from './playHold.ts';
import type { Hold } from './Theme.ts';
import type { Cell } from './wins.ts';

const hold: Hold = {
  from: 6,
  turns: 3,
  chance: 0.1,
  values: [
    [10, 3],
    [100, 1],
  ],
  full: 500,
};
const sixCells: Cell[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [1, 2],
];
const NONE = 0.5;
const LEAST = 0.01;
const MOST = 0.09;
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

it('GAM-14 hold and win ends after its turns without a new sign, and pays what its signs are worth', () => {
  const { turns, coins, used, isFull } = playHold(hold, sixCells, [...times(5, 0.1), 0.9, ...times(27, NONE)]);
  expect(turns.map((came) => came.length)).toEqual([6, 0, 0, 0]);
  expect([coins, used, isFull]).toEqual([5 * 10 + 100, 6 + 27, false]);
});

it('GAM-14 a new sign stays in its cell and starts the count of turns again', () => {
  const { turns, coins, used } = playHold(hold, sixCells, [
    ...times(6, 0),
    ...times(18, NONE),
    NONE,
    MOST,
    ...times(7, NONE),
    ...times(24, NONE),
  ]);
  expect(turns.slice(1)).toEqual([[], [], [{ cell: [2, 1], coins: 100 }], [], [], []]);
  expect([coins, used]).toEqual([6 * 10 + 100, 6 + 27 + 24]);
});

it('GAM-14 a full window pays more and ends', () => {
  const { isFull, coins, turns } = playHold(hold, sixCells, [...times(6, 0), ...times(9, LEAST)]);
  expect([isFull, coins, turns.length]).toEqual([true, 15 * 10 + 500, 2]);
});

it('GAM-14 the longest hold and win has numbers enough, and too few are refused', () => {
  // One new sign on each last turn, in the first empty cell.
  const longest = times(6, 0);
  for (let empty = 9; empty > 0; empty -= 1) longest.push(...times(2 * empty, NONE), LEAST, ...times(empty - 1, NONE));
  expect(playHold(hold, sixCells, longest)).toMatchObject({ isFull: true, used: longest.length });
  expect(longest.length).toBeLessThanOrEqual(floatsOfHold(hold));
  expect(() => playHold(hold, sixCells, longest.slice(0, -1))).toThrow(RangeError);
});

it('GAM-14 the expected coins of hold and win are those of the rules, worked out by hand where one cell is empty', () => {
  const value = (10 * 3 + 100) / 4;
  // One empty cell, three turns: it stays empty with 0.9³.
  expect(expectedCoins(hold, 14)).toBeCloseTo(14 * value + (1 - 0.9 ** 3) * (value + 500), 9);
  expect(expectedCoins(hold, 15)).toBe(15 * value + 500);
});
