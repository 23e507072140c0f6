import type { Card } from './cards.ts';

export const categories = ['highCard', 'pair', 'twoPairs', 'three', 'straight', 'flush', 'fullHouse', 'four', 'straightFlush'] as const;
export type Category = (typeof categories)[number];

/** The best five cards of a hand. Of two hands the one with the higher `strength` wins; equal strengths share. */
export interface PokerRank {
  category: Category;
  strength: number;
}

const HAND = 5;
const BASE = 15;
const ACE = 14;

/** Ranks the best five of five to seven cards. An ace is above the king, or below the two in a straight. */
export function pokerRank(cards: readonly Card[]): PokerRank {
  const suited = [...Map.groupBy(cards, ({ suit }) => suit).values()].find((same) => same.length >= HAND);
  const flush = suited && descending(suited.map(({ rank }) => rank));
  const straightFlush = flush && topOfStraight(flush);
  if (straightFlush) return ranked('straightFlush', [straightFlush]);

  const groups = groupsOf(cards);
  const none = { rank: 0, count: 0 };
  const [{ rank: first, count: most } = none, { rank: next, count: second } = none] = groups;
  const kickers = (without: readonly number[]) => descending(groups.map(({ rank }) => rank)).filter((rank) => !without.includes(rank));
  if (most === 4) return ranked('four', [first, ...kickers([first]).slice(0, 1)]);
  if (most === 3 && second >= 2) return ranked('fullHouse', [first, next]);
  if (flush) return ranked('flush', flush.slice(0, HAND));
  const straight = topOfStraight(groups.map(({ rank }) => rank));
  if (straight) return ranked('straight', [straight]);
  if (most === 3) return ranked('three', [first, ...kickers([first]).slice(0, 2)]);
  const pairs = groups.filter(({ count }) => count === 2).map(({ rank }) => rank);
  const [high, low] = pairs;
  if (high && low) return ranked('twoPairs', [high, low, ...kickers([high, low]).slice(0, 1)]);
  if (high) return ranked('pair', [high, ...kickers([high]).slice(0, 3)]);
  return ranked('highCard', kickers([]).slice(0, HAND));
}

/** Returns the ranks with their counts, the most frequent first, then the highest. */
function groupsOf(cards: readonly Card[]): { rank: number; count: number }[] {
  return [...Map.groupBy(cards, ({ rank }) => rank)]
    .map(([rank, same]) => ({ rank, count: same.length }))
    .toSorted((one, other) => other.count - one.count || other.rank - one.rank);
}

/** Returns the highest rank of five in a row, or undefined. */
function topOfStraight(ranks: readonly number[]): number | undefined {
  const held = new Set(ranks.includes(ACE) ? [...ranks, 1] : ranks);
  return descending([...held]).find((top) => [1, 2, 3, 4].every((below) => held.has(top - below)));
}

function ranked(category: Category, ranks: readonly number[]): PokerRank {
  const digits = [categories.indexOf(category), ...ranks, ...Array.from({ length: HAND - ranks.length }, () => 0)];
  return { category, strength: digits.reduce((sum, digit) => sum * BASE + digit, 0) };
}

function descending(ranks: readonly number[]): number[] {
  return ranks.toSorted((one, other) => other - one);
}
