import type { EngineMove } from '../../core/Engine.ts';
import { product, type Ratio, ratio, sum, toPpm } from '../instant/Ratio.ts';

export const rowCounts = [8, 12, 16] as const;
export const risks = ['low', 'medium', 'high'] as const;

export type Rows = (typeof rowCounts)[number];
export type Risk = (typeof risks)[number];

export interface PlinkoMove extends EngineMove {
  rows: Rows;
  risk: Risk;
}

/** Data of a round for the browser. */
export interface PlinkoShown {
  rows: Rows;
  risk: Risk;
  /** Direction of the ball at each row: 0 for left, 1 for right. */
  path: readonly number[];
}

/** Tenths of the stake, from the outermost pocket to the middle one. Both sides are alike. */
const tenths: Record<Rows, Record<Risk, readonly number[]>> = {
  8: {
    low: [54, 20, 11, 9, 6],
    medium: [120, 30, 13, 7, 4],
    high: [270, 40, 15, 3, 2],
  },
  12: {
    low: [100, 30, 16, 13, 11, 9, 6],
    medium: [310, 100, 40, 20, 11, 6, 3],
    high: [1600, 220, 80, 20, 7, 2, 2],
  },
  16: {
    low: [150, 80, 20, 14, 13, 12, 11, 9, 6],
    medium: [1000, 380, 100, 50, 30, 15, 10, 5, 3],
    high: [9800, 1250, 250, 90, 40, 20, 2, 2, 2],
  },
};

/** Returns the multiple of the stake that each pocket pays, from left to right. */
export function pocketsOf(rows: Rows, risk: Risk): readonly Ratio[] {
  const half = tenths[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()].map((tenth) => ratio(tenth, 10));
}

/** Returns the chance of each pocket: the ways that lead there, of all. */
export function chancesOf(rows: Rows): readonly Ratio[] {
  let ways = [1];
  for (let row = 0; row < rows; row += 1) ways = [...ways, 0].map((here, pocket) => here + (ways[pocket - 1] ?? 0));
  return ways.map((count) => ratio(count, 2 ** rows));
}

/** Returns the exact return to player of a board. */
export function returnOf(rows: Rows, risk: Risk): Ratio {
  const chances = chancesOf(rows);
  return sum(pocketsOf(rows, risk).map((times, pocket) => product([times, chances[pocket] ?? ratio(0, 1)])));
}

/** Returns the return to player in parts per million: the least of all boards. */
export function returnPpm(): number {
  return Math.min(...rowCounts.flatMap((rows) => risks.map((risk) => toPpm(returnOf(rows, risk)))));
}

/** Drops a ball: one number for each row, left below a half. */
export function dropBall(rows: Rows, numbers: readonly number[]): number[] {
  return numbers.slice(0, rows).map((number) => (number < 0.5 ? 0 : 1));
}

/** Returns the pocket in which a path ends, 0 for the leftmost: the number of steps to the right. */
export function pocketOf(path: readonly number[]): number {
  return path.reduce((rights, step) => rights + step, 0);
}

/** Returns the multiple of the stake that a path pays. */
export function timesOf({ rows, risk, path }: PlinkoShown): Ratio {
  return pocketsOf(rows, risk)[pocketOf(path)] ?? ratio(0, 1);
}
