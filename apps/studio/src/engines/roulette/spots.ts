import type { Limits } from '../tables/bets.ts';

/** Kinds of bets on a table with one zero. */
export type SpotKind = 'straight' | 'split' | 'street' | 'corner' | 'line' | 'dozen' | 'column' | 'half';

/** A place of the table for chips. */
export interface Spot {
  /** The numbers of an inside bet, joined by hyphens; the name of an outside bet, e.g. red. */
  name: string;
  kind: SpotKind;
  numbers: readonly number[];
}

export const POCKETS = 37;

/** The pockets in the order of the wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colorOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

const oneTo36 = Array.from({ length: 36 }, (_, index) => index + 1);
const streets = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3]);

const inside = (kind: SpotKind, sets: readonly (readonly number[])[]): Spot[] =>
  sets.map((numbers) => ({ name: numbers.join('-'), kind, numbers }));
const outside = (name: string, kind: SpotKind, has: (number: number) => boolean): Spot => ({ name, kind, numbers: oneTo36.filter(has) });

const spotList: readonly Spot[] = [
  ...inside('straight', [[0], ...oneTo36.map((number) => [number])]),
  ...inside('split', [
    ...[1, 2, 3].map((number) => [0, number]),
    ...oneTo36.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
    ...oneTo36.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ]),
  ...inside('street', [[0, 1, 2], [0, 2, 3], ...streets]),
  ...inside('corner', [
    [0, 1, 2, 3],
    ...oneTo36.filter((number) => number % 3 !== 0 && number <= 32).map((number) => [number, number + 1, number + 3, number + 4]),
  ]),
  ...inside(
    'line',
    streets.slice(1).map((street, index) => (streets[index] ?? []).concat(street)),
  ),
  ...[1, 2, 3].map((dozen) => outside(`dozen${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside(`column${column}`, 'column', (number) => number % 3 === column % 3)),
  outside('low', 'half', (number) => number <= 18),
  outside('even', 'half', (number) => number % 2 === 0),
  outside('red', 'half', (number) => colorOf(number) === 'red'),
  outside('black', 'half', (number) => colorOf(number) === 'black'),
  outside('odd', 'half', (number) => number % 2 === 1),
  outside('high', 'half', (number) => number > 18),
];

/** Every place of the table, by its name. */
export const spots: ReadonlyMap<string, Spot> = new Map(spotList.map((spot) => [spot.name, spot]));

/** Returns how many times its stake a bet pays, the stake included: 36 divided by its numbers. Every bet returns 36/37. */
export function timesOf({ numbers }: Spot): number {
  return 36 / numbers.length;
}

/** Returns the decimal odds of a place; undefined for an unknown one. */
export function oddsOf(name: string): number | undefined {
  const spot = spots.get(name);
  return spot && timesOf(spot);
}

/**
 * Returns the pockets that came most and least often, each in order; of equal ones those that came last count as hotter. Pockets are those
 * of past rounds, oldest first.
 */
export function hotAndCold(past: readonly number[], count: number): { hot: number[]; cold: number[] } {
  const heat = (pocket: number) => past.filter((one) => one === pocket).length * (past.length + 1) + past.lastIndexOf(pocket) + 1;
  const ranked = [...wheelOrder].toSorted((one, other) => heat(other) - heat(one));
  return { hot: ranked.slice(0, count), cold: ranked.slice(-count).toReversed() };
}

/** Limits of each kind of bet: no bet pays more than 18,000 smallest chips. */
const mostOf: Readonly<Record<SpotKind, bigint>> = {
  straight: 500n,
  split: 1000n,
  street: 1500n,
  corner: 2000n,
  line: 3000n,
  dozen: 5000n,
  column: 5000n,
  half: 9000n,
};

/** Returns the limits of a place in smallest chips, or undefined for an unknown one. */
export function limitsOf(name: string): Limits | undefined {
  const spot = spots.get(name);
  return spot && { least: 1n, most: mostOf[spot.kind] };
}
