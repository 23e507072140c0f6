import { combinations } from '../combinations.ts';
import { drums } from './balls.ts';

/** Fewest and most numbers of a line. */
export const KENO_PICKS = { fewest: 1, most: 10 } as const;

/** Total paid for 1 staked in thousandths, by the numbers of a line and its hits. Returns lie between 91.5 and 93.2 %. */
const paysMilli: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 3700 },
  2: { 2: 15_300 },
  3: { 2: 2000, 3: 46_000 },
  4: { 2: 1000, 3: 6000, 4: 150_000 },
  5: { 3: 3000, 4: 18_000, 5: 700_000 },
  6: { 3: 2000, 4: 7000, 5: 85_000, 6: 1_550_000 },
  7: { 3: 1000, 4: 3000, 5: 27_000, 6: 320_000, 7: 5_000_000 },
  8: { 4: 3000, 5: 12_000, 6: 95_000, 7: 1_000_000, 8: 17_000_000 },
  9: { 4: 1000, 5: 7000, 6: 40_000, 7: 330_000, 8: 4_000_000, 9: 30_000_000 },
  10: { 0: 2000, 5: 3000, 6: 22_000, 7: 140_000, 8: 1_000_000, 9: 8_000_000, 10: 100_000_000 },
};

/** Returns the total paid for 1 staked on `picks` numbers of which `hits` were drawn, in thousandths. */
export function kenoPaysMilli(picks: number, hits: number): number {
  return paysMilli[picks]?.[hits] ?? 0;
}

/** Returns the largest pay of a line, in thousandths. */
export function kenoTopMilli(picks: number): number {
  return Math.max(...hitsOf(picks).map((hits) => kenoPaysMilli(picks, hits)));
}

/** Returns the chance that `hits` of `picks` numbers are drawn. */
export function kenoChance(picks: number, hits: number): number {
  const { balls, drawn } = drums.keno;
  return (combinations(drawn, hits) * combinations(balls - drawn, picks - hits)) / combinations(balls, picks);
}

/** Returns the return of a line on `picks` numbers, as a part of its stake. */
export function kenoReturn(picks: number): number {
  return hitsOf(picks).reduce((sum, hits) => sum + (kenoChance(picks, hits) * kenoPaysMilli(picks, hits)) / 1000, 0);
}

/** Returns the amount paid for a line, rounded down. */
export function kenoWinMinor(picked: readonly number[], stakeMinor: bigint, balls: readonly number[]): bigint {
  const hits = picked.filter((number) => balls.includes(number)).length;
  return (stakeMinor * BigInt(kenoPaysMilli(picked.length, hits))) / 1000n;
}

function hitsOf(picks: number): number[] {
  return Array.from({ length: picks + 1 }, (_, hits) => hits);
}
