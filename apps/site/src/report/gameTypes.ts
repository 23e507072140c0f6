import type { GameType } from '@site/api/common';

/** The kinds of games that a report may be narrowed to. Reports tell lottery and e-lottery apart, which share one place in the lobby. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT', 'ESPORTS', 'COCKFIGHT'] as const satisfies GameType[];
