import type { Rows } from '../rules.ts';

const WIDTH = 100;
const TOP = 7;
const HEIGHT = 78;
/** Moments of a hop that are computed; the browser moves the ball in straight lines between them. */
const MOMENTS = 6;

/** A moment of the fall. The board is 100 wide; `at` runs from 0 to 1. */
export interface BallMoment {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  at: number;
}

/** Returns the distance between two pins of a row. */
export function gapOf(rows: Rows): number {
  return WIDTH / (rows + 2);
}

function rowHeight(rows: Rows): number {
  return (HEIGHT - TOP) / (rows + 0.4);
}

/** Returns the pins, row by row: three in the first row, one more in each following. */
export function pinsOf(rows: Rows): (readonly [x: number, y: number])[] {
  const gap = gapOf(rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_each, pin) => [WIDTH / 2 + (pin - (row + 2) / 2) * gap, TOP + row * rowHeight(rows)] as const),
  ).flat();
}

/** Returns the fall of a ball: from above the first pin, in a hop from pin to pin, into the pocket. */
export function ballPath(rows: Rows, path: readonly number[]): BallMoment[] {
  const gap = gapOf(rows);
  const height = rowHeight(rows);
  /** A ball rests on a pin at the sum of both radii. */
  const above = gap * 0.5;
  const start: BallMoment = { x: WIDTH / 2, y: 0, turn: 0, at: 0 };
  const moments = [start];
  let x = WIDTH / 2;
  let turn = 0;
  const hops = rows + 1;
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    const part = moment / MOMENTS;
    moments.push({ x, y: (TOP - above) * part ** 2, turn: 0, at: part / hops });
  }
  path.forEach((step, row) => {
    const from = TOP + row * height - above;
    const side = step === 1 ? 1 : -1;
    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      const part = moment / MOMENTS;
      // A hop rises a little before it falls to the next row.
      const fall = -1.1 * part + 2.1 * part ** 2;
      moments.push({ x: x + (side * gap * part) / 2, y: from + height * fall, turn: turn + side * 80 * part, at: (row + 1 + part) / hops });
    }
    x += (side * gap) / 2;
    turn += side * 80;
  });
  return moments;
}
