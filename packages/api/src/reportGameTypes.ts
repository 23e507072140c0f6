import type { GameType } from './common.ts';

/** Kinds of games in the order of a report's filter. Unlike the lobby, reports list lottery and e-lottery separately. */
export const reportGameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'ESPORTS',
  'COCKFIGHT',
] as const satisfies GameType[];
