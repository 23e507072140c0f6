import type { Card } from '../tables/cards.ts';
import { type BaccaratHands, type BaccaratSpot, type Outcome, outcomeOf, payOf, playHands } from './playBaccarat.ts';

/** A card of each value: 1 to 9, and ten for a zero. */
const valueCards: readonly Card[] = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS'];
const STAKE = '100';

/**
 * Returns the exact return of the bets on player, banker and tie for eight packs: every order of six values, weighted by the number of
 * cards that show it. Pairs do not depend on values.
 */
export function computeReturns(): Record<Exclude<BaccaratSpot, 'playerPair' | 'bankerPair'>, number> {
  const left: number[] = valueCards.map((card) => (card === 'TS' ? 128 : 32));
  const outcomes = new Map<Outcome, { ways: number; hands: BaccaratHands }>();
  const cards: Card[] = [];
  const deal = (ways: number) => {
    if (cards.length === 6) {
      const hands = playHands(cards);
      const counted = outcomes.get(outcomeOf(hands)) ?? { ways: 0, hands };
      counted.ways += ways;
      outcomes.set(outcomeOf(hands), counted);
      return;
    }
    valueCards.forEach((card, value) => {
      const count = left[value] ?? 0;
      if (count === 0) return;
      left[value] = count - 1;
      cards.push(card);
      deal(ways * count);
      cards.pop();
      left[value] = count;
    });
  };
  deal(1);

  const all = [...outcomes.values()].reduce((sum, { ways }) => sum + ways, 0);
  const returnOf = (spot: Outcome) =>
    [...outcomes.values()].reduce((sum, { ways, hands }) => sum + ways * Number(payOf({ spot, amountMinor: STAKE }, hands)), 0) /
    all /
    Number(STAKE);
  return { player: returnOf('player'), banker: returnOf('banker'), tie: returnOf('tie') };
}
