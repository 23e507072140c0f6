import { type Hold, REELS, ROWS } from './Theme.ts';
import type { Cell } from './wins.ts';

const CELLS = REELS * ROWS;

/** A scatter that stays in its cell. */
export interface Held {
  cell: Cell;
  coins: number;
}

export interface Holding {
  /** The scatters that came on each turn; first those of the paid spin. */
  turns: readonly (readonly Held[])[];
  isFull: boolean;
  coins: number;
  /** How many numbers were used. */
  used: number;
}

/** Returns how many numbers the longest hold and win uses: one for each scatter that begins it, and one for each empty cell on each turn. */
export function floatsOfHold({ from, turns }: Hold): number {
  const empty = CELLS - from;
  return CELLS + (turns * empty * (empty + 1)) / 2;
}

/**
 * Plays hold and win on its numbers in [0, 1): one for each scatter that begins it, then, turn by turn, one for each empty cell, reel by
 * reel from the top. A number below the chance is a new scatter; its part of the chance is its place among the values.
 */
export function playHold(hold: Hold, begun: readonly Cell[], floats: readonly number[]): Holding {
  const numbers = floats.values();
  let used = 0;
  const next = () => {
    used += 1;
    const { value } = numbers.next();
    if (value === undefined) throw new RangeError('Too few numbers for hold and win.');
    return value;
  };
  const turns: Held[][] = [begun.map((cell) => ({ cell, coins: valueAt(hold, next()) }))];
  const held = new Set(begun.map(String));
  let left = hold.turns;
  while (left > 0 && held.size < CELLS) {
    const came = cells
      .filter((cell) => !held.has(String(cell)))
      .flatMap((cell) => {
        const number = next();
        return number < hold.chance ? [{ cell, coins: valueAt(hold, number / hold.chance) }] : [];
      });
    for (const { cell } of came) held.add(String(cell));
    turns.push(came);
    left = came.length > 0 ? hold.turns : left - 1;
  }
  const isFull = held.size === CELLS;
  const coins = turns.flat().reduce((sum, each) => sum + each.coins, isFull ? hold.full : 0);
  return { turns, isFull, coins, used };
}

/** Returns the expected coins of hold and win that a number of scatters begins. */
export function expectedCoins({ turns, chance, values, full }: Hold, begun: number): number {
  const value = values.reduce((sum, [coins, weight]) => sum + coins * weight, 0) / weightOf(values);
  const known = new Map<string, number>();
  const rest = (held: number, left: number): number => {
    if (held === CELLS) return full;
    if (left === 0) return 0;
    const key = `${held} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const empty = CELLS - held;
    let sum = 0;
    let probability = (1 - chance) ** empty;
    for (let came = 0; came <= empty; came += 1) {
      sum += probability * (came === 0 ? rest(held, left - 1) : came * value + rest(held + came, turns));
      probability *= ((empty - came) / (came + 1)) * (chance / (1 - chance));
    }
    known.set(key, sum);
    return sum;
  };
  return begun * value + rest(begun, turns);
}

/** Returns an upper bound for the coins of hold and win. */
export function mostOfHold({ values, full }: Hold): number {
  return CELLS * Math.max(...values.map(([coins]) => coins)) + full;
}

const cells: readonly Cell[] = Array.from({ length: CELLS }, (_, index) => [Math.floor(index / ROWS), index % ROWS] as const);

function valueAt({ values }: Hold, number: number): number {
  let place = number * weightOf(values);
  for (const [coins, weight] of values) {
    place -= weight;
    if (place < 0) return coins;
  }
  throw new RangeError(`No value at ${number}.`);
}

function weightOf(values: Hold['values']): number {
  return values.reduce((sum, [, weight]) => sum + weight, 0);
}
