import type { Card } from '../tables/cards.ts';
import { type BaccaratSpot, baccaratSpots, payOf, playHands } from './playBaccarat.ts';

/** A card of each value: 1 to 9, and ten for a zero. */
const valueCards: readonly Card[] = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS'];
const STAKE = '100';

/**
 * Returns the exact return of the bets on player, banker and tie for eight packs: every order of six values, weighted by the number of
 * cards that show it. Pairs do not depend on values.
 */
export function computeReturns(): Record<Exclude<BaccaratSpot, 'playerPair' | 'bankerPair'>, number> {
  const left: number[] = valueCards.map((card) => (card === 'TS' ? 128 : 32));
  const paid = { player: 0, banker: 0, tie: 0 };
  let all = 0;
  const deal = (cards: readonly Card[], ways: number) => {
    if (cards.length === 6) {
      const hands = playHands(cards);
      all += ways;
      for (const spot of baccaratSpots)
        if (spot !== 'playerPair' && spot !== 'bankerPair') paid[spot] += ways * Number(payOf({ spot, amountMinor: STAKE }, hands));
      return;
    }
    valueCards.forEach((card, value) => {
      const count = left[value] ?? 0;
      if (count === 0) return;
      left[value] = count - 1;
      deal([...cards, card], ways * count);
      left[value] = count;
    });
  };
  deal([], 1);
  const perUnit = (sum: number) => sum / all / Number(STAKE);
  return { player: perUnit(paid.player), banker: perUnit(paid.banker), tie: perUnit(paid.tie) };
}
