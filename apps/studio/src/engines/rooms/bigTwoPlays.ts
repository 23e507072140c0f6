import { type Card, deck, suits } from './cards.ts';
import { type Category, pokerRank } from './pokerRank.ts';

/** Cards played together. */
export interface Combination {
  kind: 'single' | 'pair' | 'three' | 'five';
  cards: readonly Card[];
  /** Of two combinations of a kind the one with the higher order wins. Never equal. */
  order: number;
}

const TWO = 2;
/** Combinations of five from the lowest. */
const fives: readonly Category[] = ['straight', 'flush', 'fullHouse', 'four', 'straightFlush'];

/** Returns the order of a card: three of diamonds is 0, two of spades 51. */
export function cardOrder({ rank, suit }: Card): number {
  return (rank === TWO ? 12 : rank - 3) * suits.length + suits.indexOf(suit);
}

/** Returns the combination that cards make, or undefined. A two is in no straight. */
export function combinationOf(cards: readonly Card[]): Combination | undefined {
  const sorted = cards.toSorted((one, other) => cardOrder(other) - cardOrder(one));
  const [highest] = sorted;
  if (!highest) return undefined;
  const isSame = sorted.every(({ rank }) => rank === highest.rank);
  const order = cardOrder(highest);
  if (cards.length === 1) return { kind: 'single', cards: sorted, order };
  if (cards.length === 2 && isSame) return { kind: 'pair', cards: sorted, order };
  if (cards.length === 3 && isSame) return { kind: 'three', cards: sorted, order };
  return cards.length === 5 ? combinationOfFive(sorted) : undefined;
}

/** Returns true when a combination may follow another: the same number of cards, and higher. */
export function beats(combination: Combination, previous: Combination): boolean {
  return combination.kind === previous.kind && combination.order > previous.order;
}

/** Orders five cards by their category, then by the highest card of their largest group. */
function combinationOfFive(cards: readonly Card[]): Combination | undefined {
  const place = fives.indexOf(categoryOf(cards));
  if (place === -1) return undefined;
  const groups = Map.groupBy(cards, ({ rank }) => rank);
  const largest = Math.max(...[...groups.values()].map((group) => group.length));
  const deciding = cards.filter(({ rank }) => groups.get(rank)?.length === largest);
  return { kind: 'five', cards, order: place * deck.length + Math.max(...deciding.map(cardOrder)) };
}

/** Returns the category as in poker, but that a two makes no straight. */
function categoryOf(cards: readonly Card[]): Category {
  const { category } = pokerRank(cards);
  if (cards.every(({ rank }) => rank !== TWO)) return category;
  if (category === 'straightFlush') return 'flush';
  return category === 'straight' ? 'highCard' : category;
}
