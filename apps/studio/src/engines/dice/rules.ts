import type { EngineMove } from '../../core/Engine.ts';
import { inverse, product, type Ratio, ratio, toPpm, zero } from '../instant/Ratio.ts';

export const sides = ['under', 'over'] as const;
export type Side = (typeof sides)[number];

/** Smallest and largest chance of a bet, in percent. */
export const LEAST_CHANCE = 2;
export const MOST_CHANCE = 98;

/** Rolls are 0.00 to 100.00. */
const ROLLS = 10_001;
/** Share of the fair odds that is paid. */
const RETURN = ratio(99, 100);

export interface DiceMove extends EngineMove {
  side: Side;
  /** Rolls that win, in percent of 100.00. */
  chance: number;
}

/** Data of a round for the browser. */
export interface DiceShown {
  side: Side;
  chance: number;
  /** In hundredths: 0 to 10,000. */
  roll: number;
}

/** Returns the roll of a number, in hundredths. Source: docs/domain.md DR-16. */
export function rollOf(number: number): number {
  return Math.floor(number * ROLLS);
}

/** Returns the limit of a bet in percent: the roll must be under it, or over it. */
export function targetOf(side: Side, chance: number): number {
  return side === 'under' ? chance : 100 - chance;
}

export function isWon({ side, chance, roll }: DiceShown): boolean {
  const target = targetOf(side, chance) * 100;
  return side === 'under' ? roll < target : roll > target;
}

/** Returns the exact chance of a bet: of 10,001 rolls, a hundred win for each percent. */
export function chanceOf(chance: number): Ratio {
  return ratio(chance * 100, ROLLS);
}

/** Returns the multiple of the stake that a won bet pays. */
export function timesOf(chance: number): Ratio {
  return product([RETURN, inverse(chanceOf(chance))]);
}

export function paidFor(shown: DiceShown): Ratio {
  return isWon(shown) ? timesOf(shown.chance) : zero;
}

/** Returns the return to player in parts per million: the least over every chance. */
export function returnPpm(): number {
  const chances = Array.from({ length: MOST_CHANCE - LEAST_CHANCE + 1 }, (_, index) => LEAST_CHANCE + index);
  return Math.min(...chances.map((chance) => toPpm(product([chanceOf(chance), timesOf(chance)]))));
}

/** Writes a roll with two decimals. */
export function rollText(roll: number): string {
  return (roll / 100).toFixed(2).padStart(5, '0');
}
