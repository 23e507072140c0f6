import type { Card } from './cards.ts';
import { cardOrder, combinationOf, type Combination } from './bigTwoPlays.ts';

/** Returns every combination that a hand holds, from the lowest of each kind. */
export function combinationsIn(hand: readonly Card[]): Combination[] {
  const sorted = hand.toSorted((one, other) => cardOrder(one) - cardOrder(other));
  return [1, 2, 3, 5]
    .flatMap((count) => choose(sorted, count))
    .flatMap((cards) => combinationOf(cards) ?? [])
    .toSorted((one, other) => one.cards.length - other.cards.length || one.order - other.order);
}

/** Returns the selections of `count` cards; 1287 of five of thirteen. */
function choose(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, place) => choose(cards.slice(place + 1), count - 1).map((rest) => [card].concat(rest)));
}
