import { type Spot, spots } from './spots.ts';

/** Position of a place on the printed table, in cells of a table that runs from zero to 36: its middle and its size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cells of the whole table: zero, twelve streets and the columns along; three numbers, dozens and halves across. */
export const LONG = 14;
export const WIDE = 5;

/** Share of a cell in which chips touch its neighbour as well. */
const EDGE = 0.3;
const halves = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Returns the box of a place. Numbers that are shared lie on the line or corner between their cells. */
export function boxOf({ name, kind, numbers }: Spot): Box {
  switch (kind) {
    case 'dozen':
      return { x: 3 + 4 * (Number(name.at(-1)) - 1), y: 3.5, width: 4, height: 1 };
    case 'column':
      return { x: 13.5, y: 3.5 - Number(name.at(-1)), width: 1, height: 1 };
    case 'half':
      return { x: 2 + 2 * halves.indexOf(name), y: 4.5, width: 2, height: 1 };
    case 'straight':
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return insideBox(numbers);
  }
}

function insideBox(numbers: readonly number[]): Box {
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined)
    return only === 0 ? { x: 0.5, y: 1.5, width: 1, height: 3 } : { ...middleOf(only), width: 1, height: 1 };
  const cells = numbers.filter((number) => number > 0).map(middleOf);
  const hasZero = cells.length < numbers.length;
  const across = cells.map(({ y }) => y);
  const along = cells.map(({ x }) => x);
  const isStreet = numbers.length % 3 === 0 && !hasZero;
  const x = hasZero ? 1 : (Math.min(...along) + Math.max(...along)) / 2;
  // Streets and lines, and the bet on the first four, lie on the outer line.
  const y = isStreet || (numbers.length === 4 && hasZero) ? 3 : (Math.min(...across) + Math.max(...across)) / 2;
  return { x, y, width: x % 1 === 0 ? EDGE : 1 - EDGE, height: y % 1 === 0 ? EDGE : 1 - EDGE };
}

function middleOf(number: number): { x: number; y: number } {
  return { x: Math.ceil(number / 3) + 0.5, y: 2.5 - ((number - 1) % 3) };
}

const boxes = new Map([...spots.values()].map((spot) => [spot.name, boxOf(spot)]));

/** Returns the nearest place in a direction, so that arrow keys reach every place; undefined at the edge. */
export function neighbourOf(name: string, [stepX, stepY]: readonly [x: number, y: number]): string | undefined {
  const from = boxes.get(name);
  if (!from) return undefined;
  const ahead = [...boxes].flatMap(([other, box]) => {
    const along = (box.x - from.x) * stepX + (box.y - from.y) * stepY;
    const aside = Math.abs((box.x - from.x) * stepY) + Math.abs((box.y - from.y) * stepX);
    return along > 0.01 ? [{ other, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, two) => one.distance - two.distance)[0]?.other;
}
