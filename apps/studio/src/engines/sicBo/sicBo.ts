import type { Limits, Bet } from '../tables/bets.ts';

export type Die = 1 | 2 | 3 | 4 | 5 | 6;
export type Dice = readonly [Die, Die, Die];
export type SpotKind = 'half' | 'anyTriple' | 'triple' | 'double' | 'total' | 'pair' | 'single';

/** A place of the table. */
export interface SicBoSpot {
  name: string;
  kind: SpotKind;
  /** The faces or the total that it names; 0 where it names none. */
  numbers: readonly number[];
}

export const DICE = 3;
export const dieFaces = [1, 2, 3, 4, 5, 6] as const;

const spotList: readonly SicBoSpot[] = [
  ...['small', 'odd', 'even', 'big'].map((name): SicBoSpot => ({ name, kind: 'half', numbers: [] })),
  { name: 'anyTriple', kind: 'anyTriple', numbers: [] },
  ...dieFaces.map((face): SicBoSpot => ({ name: `triple${face}`, kind: 'triple', numbers: [face] })),
  ...dieFaces.map((face): SicBoSpot => ({ name: `double${face}`, kind: 'double', numbers: [face] })),
  ...Array.from({ length: 14 }, (_, index): SicBoSpot => ({ name: `total${index + 4}`, kind: 'total', numbers: [index + 4] })),
  ...dieFaces.flatMap((one) =>
    dieFaces.filter((other) => other > one).map((other): SicBoSpot => ({ name: `${one}-${other}`, kind: 'pair', numbers: [one, other] })),
  ),
  ...dieFaces.map((face): SicBoSpot => ({ name: `single${face}`, kind: 'single', numbers: [face] })),
];

/** Every place of the table, by its name. */
export const spots: ReadonlyMap<string, SicBoSpot> = new Map(spotList.map((spot) => [spot.name, spot]));

/** Profit for 1 staked on a total, by its distance from the middle, 10.5, rounded down. */
const totalOdds = [6, 7, 8, 12, 18, 31, 62] as const;
/** Profit for 1 staked on a face, by the number of dice that show it. */
export const singleOdds = [1, 2, 12] as const;

/** Returns the profit for 1 staked on a place; for a single face that of one die. */
export function oddsOf({ kind, numbers: [number = 0] }: SicBoSpot): number {
  switch (kind) {
    case 'half':
    case 'single':
      return 1;
    case 'anyTriple':
      return 31;
    case 'triple':
      return 190;
    case 'double':
      return 11;
    case 'total':
      return totalOdds[Math.floor(Math.abs(number - 10.5))] ?? 0;
    case 'pair':
      return 6;
  }
}

/** Returns the decimal odds of a place; undefined for a single face, whose dice decide them. */
export function decimalOddsOf(name: string): number | undefined {
  const spot = spots.get(name);
  return spot && spot.kind !== 'single' ? oddsOf(spot) + 1 : undefined;
}

const mostOf: Readonly<Record<SpotKind, bigint>> = {
  half: 5000n,
  anyTriple: 300n,
  triple: 50n,
  double: 700n,
  total: 150n,
  pair: 1500n,
  single: 1500n,
};

/** Returns the limits of a place in smallest chips, or undefined for an unknown one. */
export function limitsOf(name: string): Limits | undefined {
  const spot = spots.get(name);
  return spot && { least: 1n, most: mostOf[spot.kind] };
}

/** Throws three dice: each number in [0, 1) times six, rounded down, plus one. */
export function throwDice(numbers: readonly number[]): Dice {
  const [first = 1, second = 1, third = 1] = numbers.slice(0, DICE).map((number) => (Math.floor(number * 6) + 1) as Die);
  return [first, second, third];
}

export const totalOf = (dice: Dice) => dice.reduce((sum: number, die) => sum + die, 0);
export const isTriple = ([first, second, third]: Dice) => first === second && second === third;

/** Returns what a bet pays, its stake included. On a triple small, big, odd and even lose. */
export function payOf({ spot: name, amountMinor }: Bet, dice: Dice): bigint {
  const spot = spots.get(name);
  return spot ? BigInt(amountMinor) * BigInt(timesOf(spot, dice)) : 0n;
}

/** Returns how many times its stake a place pays on a throw, the stake included; 0 when it loses. */
export function timesOf(spot: SicBoSpot, dice: Dice): number {
  const { kind, numbers } = spot;
  const [number = 0] = numbers;
  const shown = dice.filter((die) => die === number).length;
  if (kind === 'single') return shown === 0 ? 0 : (singleOdds[shown - 1] ?? 0) + 1;
  return isHit() ? oddsOf(spot) + 1 : 0;

  function isHit(): boolean {
    switch (kind) {
      case 'half':
        return !isTriple(dice) && halfOf(dice).includes(spot.name);
      case 'anyTriple':
        return isTriple(dice);
      case 'triple':
        return shown === DICE;
      case 'double':
        return shown >= 2;
      case 'total':
        return totalOf(dice) === number;
      case 'pair':
        return numbers.every((face) => dice.includes(face as Die));
      case 'single':
        return shown > 0;
    }
  }
}

/** Returns the two halves of the table in which a throw lies, by its total. */
export function halfOf(dice: Dice): readonly string[] {
  const total = totalOf(dice);
  return [total <= 10 ? 'small' : 'big', total % 2 === 0 ? 'even' : 'odd'];
}

/** Returns the exact return of a place in parts per million, over all 216 throws. */
export function returnPpmOf(spot: SicBoSpot): number {
  const throws = dieFaces.flatMap((one) => dieFaces.flatMap((two) => dieFaces.map((three): Dice => [one, two, three])));
  return Math.round((throws.reduce((sum, dice) => sum + timesOf(spot, dice), 0) / throws.length) * 1e6);
}
