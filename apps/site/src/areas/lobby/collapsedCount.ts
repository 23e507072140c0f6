/** Source: LOB-03: a shelf shows 12 games before 'more', which appears beyond 10 of them. */
const SHELF_GAMES = 12;
const GAMES_WITHOUT_MORE = 10;

/** Returns the number of games of a collapsed shelf. A shelf of 11 or 12 starts expanded; collapsed, it shows ten. */
export const collapsedCount = (total: number): number => (total > SHELF_GAMES ? SHELF_GAMES : GAMES_WITHOUT_MORE);

/** Returns true when a shelf starts expanded. */
export const startsExpanded = (total: number): boolean => total <= SHELF_GAMES;

/** Returns true when a shelf can expand and collapse. Source: LOB-18. */
export const hasMoreThanFits = (total: number): boolean => total > GAMES_WITHOUT_MORE;
