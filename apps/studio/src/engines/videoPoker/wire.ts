import type { EngineMove } from '../../core/Engine.ts';
import type { Card } from '../tables/cards.ts';
import type { PokerHand } from './rankHand.ts';

/** The first move stakes; the second says which places keep their cards. */
export interface VideoPokerMove extends EngineMove {
  /** Places from 0 to 4, ascending. Absent in the first move. */
  hold?: readonly number[];
}

/** Data of a round for the browser. */
export interface VideoPokerShown {
  cards: Card[];
  /** Places that were held; null before the draw. */
  hold: readonly number[] | null;
  /** The paying hand that the cards make; null for none. */
  hand: PokerHand | null;
}
