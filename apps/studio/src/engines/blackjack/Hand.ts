import { type Card, rankOf } from '../tables/cards.ts';

/** Returns the points of a card; an ace counts 1. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 'A') return 1;
  return Number(rank) || 10;
}

export interface Total {
  points: number;
  /** True when an ace counts 11. */
  isSoft: boolean;
}

/** Returns the best total of a hand: an ace counts 11 where that does not exceed 21. */
export function totalOf(cards: readonly Card[]): Total {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 'A');
  return { points: isSoft ? hard + 10 : hard, isSoft };
}

/** Returns true for an ace and a ten as the first two cards. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).points === 21;
}
