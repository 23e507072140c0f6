import type { Bet } from '../tables/bets.ts';
import type { Dice } from './sicBo.ts';

/** Data of a round for the browser. */
export interface SicBoShown {
  dice: Dice;
  bets: readonly Bet[];
}
