import { type Card, dealCards } from '../tables/cards.ts';
import { type PokerHand, rankHand } from './rankHand.ts';

const HAND = 5;

/** Five cards and five more to draw from. */
export const NUMBERS = 2 * HAND;

export interface VideoPokerHand {
  cards: Card[];
  hand: PokerHand | undefined;
}

/** Deals five cards and, where `hold` is given, replaces those at the other places in order by the next cards of the pack. */
export function playVideoPoker(hold: readonly number[] | undefined, numbers: readonly number[]): VideoPokerHand {
  const dealt = dealCards(1, numbers);
  const rest = dealt.slice(HAND);
  const first = dealt.slice(0, HAND);
  const cards = hold ? first.map((card, place) => (hold.includes(place) ? card : (rest.shift() ?? card))) : first;
  return { cards, hand: rankHand(cards) };
}
