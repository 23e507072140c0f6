import type { Outcome } from './playBaccarat.ts';

export const ROWS = 6;

/** A mark of a road, and its cell counted from the start and from the top. */
export interface Mark {
  outcome: Outcome;
  column: number;
  row: number;
  /** Number of ties after it. */
  ties: number;
}

/** Returns the bead plate: every outcome in its order, down columns of six. */
export function beadPlate(outcomes: readonly Outcome[]): Mark[] {
  return outcomes.map((outcome, index) => ({ outcome, column: Math.floor(index / ROWS), row: index % ROWS, ties: 0 }));
}

/**
 * Returns the big road: a column for each run of one side. A run that finds no place below turns towards the end. A tie is counted on the
 * mark before it; ties before the first mark have none.
 */
export function bigRoad(outcomes: readonly Outcome[]): Mark[] {
  const marks: Mark[] = [];
  const taken = new Set<string>();
  let runColumn = -1;
  for (const outcome of outcomes) {
    const last = marks.at(-1);
    if (outcome === 'tie') {
      if (last) last.ties += 1;
      continue;
    }
    const isRun = last?.outcome === outcome;
    if (!isRun) runColumn += 1;
    const canGoDown = isRun && last.row + 1 < ROWS && !taken.has(`${last.column} ${last.row + 1}`) && last.column === runColumn;
    const column = isRun && !canGoDown ? last.column + 1 : runColumn;
    const row = isRun ? (canGoDown ? last.row + 1 : last.row) : 0;
    taken.add(`${column} ${row}`);
    marks.push({ outcome, column, row, ties: 0 });
  }
  return marks;
}
