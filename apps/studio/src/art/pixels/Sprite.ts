import type { RampName } from '../ramps.ts';

/** A drawing on a grid: a letter for each cell, a dot for an empty one. */
export interface Sprite {
  /** Hash of the drawing that it was baked from. */
  source: string;
  rows: readonly string[];
  /** Colours of the letters from a on, separated by spaces, in each colouring. */
  palettes: Partial<Record<RampName, string>>;
}

/** Size of a cell in drawing units, and of the grid in cells. The grid begins before the box of a motif, whose edges it shares. */
export const CELL = 6.25;
export const COLUMNS = 52;
export const ROWS = 54;
export const START = -2 * CELL;
