/** Source: spec §9: a shelf shows 12 games before 'more', which appears beyond 10 of them. */
const SHELF_GAMES = 12;
const GAMES_WITHOUT_MORE = 10;

/** How many games a closed shelf shows. One of 11 or 12 comes open; closed, it shows ten. */
export const foldOf = (total: number): number => (total > SHELF_GAMES ? SHELF_GAMES : GAMES_WITHOUT_MORE);

/** Whether a shelf shows all of it before anybody opens it. */
export const comesOpen = (total: number): boolean => total <= SHELF_GAMES;

/** Whether a shelf opens and closes. Source: LOB-18. */
export const hasMoreThanFits = (total: number): boolean => total > GAMES_WITHOUT_MORE;
