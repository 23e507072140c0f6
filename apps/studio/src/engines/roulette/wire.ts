import type { Bet } from '../tables/bets.ts';

/** Data of a round for the browser. */
export interface RouletteShown {
  pocket: number;
  bets: readonly Bet[];
}
