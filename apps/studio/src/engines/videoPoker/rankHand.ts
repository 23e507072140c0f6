import { type Card, rankOf, ranks, suitOf } from '../tables/cards.ts';

/** Paying hands, the highest first. */
export const pokerHands = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** Payout of each hand in stakes, the stake included: jacks or better, nine for a full house and six for a flush. */
export const paysOf: Readonly<Record<PokerHand, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
};

/** Ranks in the order of a straight, the ace high. */
const order = new Map(ranks.map((rank, index) => [rank, index === 0 ? 13 : index]));

/** Returns the paying hand that five cards make, or undefined. */
export function rankHand(cards: readonly Card[]): PokerHand | undefined {
  const counts = new Map<number, number>();
  for (const card of cards) {
    const place = order.get(rankOf(card)) ?? 0;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const groups = [...counts.values()].toSorted((one, other) => other - one);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const straightTo = straightTop([...counts.keys()]);
  if (isFlush && straightTo === 13) return 'royalFlush';
  if (isFlush && straightTo) return 'straightFlush';
  if (groups[0] === 4) return 'fourOfAKind';
  if (groups[0] === 3 && groups[1] === 2) return 'fullHouse';
  if (isFlush) return 'flush';
  if (straightTo) return 'straight';
  if (groups[0] === 3) return 'threeOfAKind';
  if (groups[0] === 2 && groups[1] === 2) return 'twoPair';
  const pair = [...counts].find(([, count]) => count === 2)?.[0] ?? 0;
  return pair >= (order.get('J') ?? 0) ? 'jacksOrBetter' : undefined;
}

/** Returns the place of the highest card of a straight of five different ranks, or 0. The ace is also the lowest. */
function straightTop(places: readonly number[]): number {
  if (places.length !== 5) return 0;
  const highest = Math.max(...places);
  if (highest - Math.min(...places) === 4) return highest;
  const low = places.map((place) => (place === 13 ? 0 : place));
  return Math.max(...low) === 4 ? 4 : 0;
}

/** Returns which cards make the hand: five flags. For an unpaid hand none. */
export function cardsThatPay(cards: readonly Card[]): boolean[] {
  const hand = rankHand(cards);
  const count = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  switch (hand) {
    case undefined:
      return cards.map(() => false);
    case 'fourOfAKind':
    case 'threeOfAKind':
    case 'twoPair':
    case 'jacksOrBetter':
      return cards.map((card) => count(card) > 1);
    case 'royalFlush':
    case 'straightFlush':
    case 'fullHouse':
    case 'flush':
    case 'straight':
      return cards.map(() => true);
  }
}
