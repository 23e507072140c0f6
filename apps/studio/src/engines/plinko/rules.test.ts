import { expect, it } from 'vitest';
import { sum, toPpm, toTimes } from '../instant/Ratio.ts';
import { chancesOf, dropBall, pocketOf, pocketsOf, returnOf, returnPpm, risks, rowCounts, timesOf } from './rules.ts';

const boards = rowCounts.flatMap((rows) => risks.map((risk) => [rows, risk] as const));

it.each([
  [8, 'low', 965_625],
  [8, 'medium', 981_250],
  [8, 'high', 975_000],
  [12, 'low', 962_939],
  [12, 'medium', 983_056],
  [12, 'high', 971_337],
  [16, 'low', 968_640],
  [16, 'medium', 988_113],
  [16, 'high', 983_050],
] as const)('GAM-14 %i rows with %s risk return %i parts per million', (rows, risk, ppm) => {
  expect(toPpm(returnOf(rows, risk))).toBe(ppm);
  expect(ppm).toBeGreaterThan(940_000);
  expect(ppm).toBeLessThan(990_000);
});

it('GAM-14 the stated return is that of the board that returns least', () => {
  expect(returnPpm()).toBe(962_939);
});

it.each(boards)('GAM-14 %i rows with %s risk: alike on both sides, more outside than inside, and whole at every stake', (rows, risk) => {
  const pockets = pocketsOf(rows, risk);
  expect(pockets).toHaveLength(rows + 1);
  expect(pockets.toReversed()).toEqual(pockets);
  const half = pockets.slice(0, rows / 2 + 1).map(({ top }) => top);
  expect(half.toSorted((a, b) => Number(b - a))).toEqual(half);
  expect(pockets.every(({ top, bottom }) => (100n * top) % bottom === 0n)).toBe(true);
});

it.each(rowCounts)('GAM-14 the chances of %i rows are binomial and make one', (rows) => {
  const chances = chancesOf(rows);
  expect(toPpm(sum(chances))).toBe(1_000_000);
  expect(chances[0]).toEqual({ top: 1n, bottom: 2n ** BigInt(rows) });
  expect(chances[1]).toEqual({ top: BigInt(rows), bottom: 2n ** BigInt(rows) });
});

it('GAM-14 every path of eight rows, counted, pays what was computed', () => {
  const paths = Array.from({ length: 256 }, (_, bits) => Array.from({ length: 8 }, (_each, row) => (bits >> row) & 1));
  const paid = paths.reduce((total, path) => total + Number(toTimes(timesOf({ rows: 8, risk: 'low', path }))), 0);
  expect(paid / 256).toBeCloseTo(0.965_625, 10);
});

it('GAM-14 a number below a half is left, and the pocket is the number of steps to the right', () => {
  const path = dropBall(8, [0, 0.499_999, 0.5, 0.999_999, 0.1, 0.9, 0.2, 0.3, 0.7]);
  expect(path).toEqual([0, 0, 1, 1, 0, 1, 0, 0]);
  expect(pocketOf(path)).toBe(3);
  expect(toTimes(timesOf({ rows: 8, risk: 'high', path }))).toBe('0.30');
});
