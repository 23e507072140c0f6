import type { EngineMove } from '../../core/Engine.ts';
import { pick } from '../instant/pick.ts';
import { product, type Ratio, ratio, sum, toPpm, zero } from '../instant/Ratio.ts';

export const CELLS = 9;
export const SIDE = 3;
/** Number of equal symbols that win. */
export const MATCH = 3;
const TICKETS = 1_000_000;
/** One number for the prize, one for each symbol and one for each field. */
export const NUMBERS = 1 + 2 * CELLS;

/** Prizes in stakes, for the symbols of a card in order, and how many of a million tickets win each. */
export const prizes = [
  { times: 1000, tickets: 40 },
  { times: 100, tickets: 900 },
  { times: 20, tickets: 5000 },
  { times: 10, tickets: 15_000 },
  { times: 5, tickets: 35_000 },
  { times: 2, tickets: 110_000 },
  { times: 1, tickets: 185_000 },
] as const;

/** The only move: a ticket at one of the currency's stakes. */
export type ScratchMove = EngineMove;

/** Data of a round for the browser. */
export interface ScratchShown {
  /** Symbol of each field, row by row, as an index of `prizes`. */
  cells: readonly number[];
}

/** Returns the prize of a number as an index of `prizes`, or undefined for a ticket without one. */
export function prizeOf(number: number): number | undefined {
  const ticket = Math.floor(number * TICKETS);
  let first = 0;
  for (const [index, { tickets }] of prizes.entries()) {
    first += tickets;
    if (ticket < first) return index;
  }
  return undefined;
}

/** Prints a ticket: the prize's symbol three times, every other symbol at most twice, in random fields. */
export function printTicket([first = 0, ...rest]: readonly number[]): number[] {
  const prize = prizeOf(first);
  const winning = prize === undefined ? [] : Array.from({ length: MATCH }, () => prize);
  const pool = prizes.flatMap((_, symbol) => (symbol === prize ? [] : [symbol, symbol]));
  const symbols = [...winning, ...pick(pool, rest.slice(0, CELLS - winning.length))];
  return pick(symbols, rest.slice(CELLS));
}

/** Returns the symbol that a ticket shows three times, or undefined. */
export function matchOf(cells: readonly number[]): number | undefined {
  const match = prizes.findIndex((_, symbol) => cells.filter((cell) => cell === symbol).length === MATCH);
  return match < 0 ? undefined : match;
}

/** Returns the multiple of the stake that a ticket pays. */
export function timesOf(cells: readonly number[]): Ratio {
  const match = matchOf(cells);
  return match === undefined ? zero : ratio(prizes[match]?.times ?? 0, 1);
}

/** Returns the exact chance of a prize. */
export function chanceOf(prize: number): Ratio {
  return ratio(prizes[prize]?.tickets ?? 0, TICKETS);
}

/** Returns the return to player in parts per million. */
export function returnPpm(): number {
  return toPpm(sum(prizes.map(({ times }, prize) => product([ratio(times, 1), chanceOf(prize)]))));
}
