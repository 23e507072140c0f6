import type { EngineMove } from '../../core/Engine.ts';
import type { Card } from '../tables/cards.ts';
import type { Act, HandResult } from './BlackjackRound.ts';

/** `deal` begins the round. */
export interface BlackjackMove extends EngineMove {
  act: 'deal' | Act;
}

/** Data of a round for the browser. */
export interface BlackjackShown {
  /** The open cards of the dealer. */
  dealer: Card[];
  /** True while the dealer's second card lies face down. */
  isHoleHidden: boolean;
  hands: { cards: Card[]; stakeMinor: string; result: HandResult | null }[];
  /** Number of the hand that plays now; -1 for none. */
  active: number;
  /** Decisions that are allowed now, with the money they add. */
  allowed: { act: Act; stakeMinor: string }[];
  /** Stake of the insurance; null when there is none. */
  insuranceMinor: string | null;
}
