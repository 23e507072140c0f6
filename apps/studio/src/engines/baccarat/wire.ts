import type { Bet } from '../tables/bets.ts';
import type { BaccaratHands } from './playBaccarat.ts';

/** Data of a round for the browser. */
export interface BaccaratShown extends BaccaratHands {
  bets: readonly Bet[];
}
