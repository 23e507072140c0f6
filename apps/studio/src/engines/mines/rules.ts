import type { EngineMove } from '../../core/Engine.ts';
import { pick } from '../instant/pick.ts';
import { inverse, one, product, type Ratio, ratio, toPpm, zero } from '../instant/Ratio.ts';

export const SIDE = 5;
export const CELLS = SIDE * SIDE;
export const MOST_MINES = CELLS - 1;

/** Share of the fair odds that is paid. */
const RETURN = ratio(97, 100);
/** No step pays more than this multiple of the stake: the round is cashed out at the last one below. */
const MOST_TIMES = 5000n;

export interface BeginMove extends EngineMove {
  mines: number;
}
export interface PickMove extends EngineMove {
  /** Index of the cell, row by row from the top left. */
  cell: number;
}
export interface CashOutMove extends EngineMove {
  cashOut: true;
}
export type MinesMove = BeginMove | PickMove | CashOutMove;

/** Data of a round for the browser. */
export interface MinesShown {
  mines: number;
  /** Cells opened so far, in order. */
  opened: readonly number[];
  /** Cells of the mines; null until the round is over. */
  minesAt: readonly number[] | null;
}

export interface MinesGame extends MinesShown {
  isOver: boolean;
  /** Multiple of the stake that is paid; 0 while the round is open. */
  paid: Ratio;
}

/** Returns the cells of the mines: one number for each, every remaining cell equally likely. */
export function placeMines(mines: number, numbers: readonly number[]): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return pick(cells, numbers.slice(0, mines)).toSorted((first, second) => first - second);
}

/** Returns the chance of opening this many cells without meeting a mine. */
export function chanceOf(mines: number, gems: number): Ratio {
  return product(Array.from({ length: gems }, (_, opened) => ratio(CELLS - mines - opened, CELLS - opened)));
}

/** Returns the multiple of the stake that is paid after this many gems. Without a gem the stake is returned. */
export function timesOf(mines: number, gems: number): Ratio {
  return gems === 0 ? one : product([RETURN, inverse(chanceOf(mines, gems))]);
}

/** Returns the number of gems at which the round is cashed out by itself. */
export function mostGems(mines: number): number {
  let gems = CELLS - mines;
  for (let times = timesOf(mines, gems); times.top > MOST_TIMES * times.bottom; times = timesOf(mines, gems)) gems -= 1;
  return gems;
}

/** Returns the return to player in parts per million: the least over every number of mines and of gems. */
export function returnPpm(): number {
  const choices = Array.from({ length: MOST_MINES }, (_, index) => index + 1).flatMap((mines) =>
    Array.from({ length: mostGems(mines) }, (_, index) => toPpm(product([chanceOf(mines, index + 1), timesOf(mines, index + 1)]))),
  );
  return Math.min(...choices);
}

/** Plays a round: mines are placed before the first pick, and no pick moves them. */
export function playMines([begun, ...next]: readonly MinesMove[], numbers: readonly number[]): MinesGame {
  if (!begun || !('mines' in begun)) throw new TypeError('The first move chooses the mines.');
  const { mines } = begun;
  const placed = placeMines(mines, numbers);
  const opened = next.flatMap((move) => ('cell' in move ? [move.cell] : []));
  const isHit = opened.some((cell) => placed.includes(cell));
  const isOver = isHit || opened.length === mostGems(mines) || next.some((move) => 'cashOut' in move);
  return { mines, opened, minesAt: isOver ? placed : null, isOver, paid: isOver && !isHit ? timesOf(mines, opened.length) : zero };
}
