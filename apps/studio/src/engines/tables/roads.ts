export const ROWS = 6;

/** Result of a game of two sides: one on each side of a road, and a tie. */
export type RoadOutcome = 'player' | 'banker' | 'tie';

/** A mark of a road, and its cell counted from the start and from the top. */
export interface Mark {
  outcome: RoadOutcome;
  column: number;
  row: number;
  /** Number of ties after it. */
  ties: number;
}

/** Returns the bead plate: every outcome in its order, down columns of six. */
export function beadPlate(outcomes: readonly RoadOutcome[]): Mark[] {
  return outcomes.map((outcome, index) => ({ outcome, column: Math.floor(index / ROWS), row: index % ROWS, ties: 0 }));
}

/**
 * Returns the big road: a column for each run of one side. A run that finds no place below turns towards the end. A tie is counted on the
 * mark before it; ties before the first mark have none.
 */
export function bigRoad(outcomes: readonly RoadOutcome[]): Mark[] {
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

/** How many runs back each small road looks: big eye boy, small road, cockroach road. */
export const looksBack = { bigEye: 1, small: 2, cockroach: 3 } as const;

/**
 * Returns the marks of a small road, which shows whether the runs of the big road repeat those `back` runs before: a red mark (banker) when
 * they do, a blue one (player) when they do not.
 */
export function smallRoad(outcomes: readonly RoadOutcome[], back: number): Mark[] {
  const lengths: number[] = [];
  const repeats: RoadOutcome[] = [];
  let side: RoadOutcome = 'tie';
  for (const outcome of outcomes) {
    if (outcome === 'tie') continue;
    if (outcome === side) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
    side = outcome;
    const length = lengths.at(-1) ?? 0;
    // A new run judges the one before it; a longer run is compared with the one so many runs back.
    const [one, other] = length === 1 ? [lengths.at(-2), lengths.at(-2 - back)] : [length, lengths.at(-1 - back)];
    if (one === undefined || other === undefined) continue;
    const isAlike = length === 1 ? one === other : one <= other || one > other + 1;
    repeats.push(isAlike ? 'banker' : 'player');
  }
  return bigRoad(repeats);
}
