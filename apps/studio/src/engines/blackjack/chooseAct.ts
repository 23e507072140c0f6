import type { Card } from '../tables/cards.ts';
import { type Act, type BlackjackRound } from './BlackjackRound.ts';
import { pointsOf, totalOf } from './Hand.ts';

/** Columns: the dealer's card from 2 to 10, then the ace. H hit, S stand, D double or hit, E double or stand, P split. */
const hard: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};
const soft: Readonly<Record<number, string>> = {
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SEEEESSHHH',
};
/** Pairs by the points of one card; an ace counts 1. A space plays the total. */
const pairs: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP    ',
  3: 'PPPPPP    ',
  4: '   PP     ',
  6: 'PPPPP     ',
  7: 'PPPPPP    ',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
};

/** Returns the decision of basic strategy for these rules. The stated return is that of a player who follows it. */
export function chooseAct(round: BlackjackRound): Act {
  const allowed = round.allowed();
  if (allowed.includes('decline')) return 'decline';
  const cards = round.hands[round.active]?.cards ?? [];
  const [up] = round.dealer;
  const column = up ? (pointsOf(up) + 8) % 10 : 0;
  const wish = (allowed.includes('split') ? pairWish(cards, column) : '').trim() || totalWish(cards, column);
  const canDouble = allowed.includes('double');
  switch (wish) {
    case 'P':
      return 'split';
    case 'D':
      return canDouble ? 'double' : 'hit';
    case 'E':
      return canDouble ? 'double' : 'stand';
    case 'H':
      return 'hit';
    default:
      return 'stand';
  }
}

function pairWish([card]: readonly Card[], column: number): string {
  return (card && pairs[pointsOf(card)]?.charAt(column)) ?? '';
}

function totalWish(cards: readonly Card[], column: number): string {
  const { points, isSoft } = totalOf(cards);
  if (isSoft) return soft[points]?.charAt(column) ?? (points >= 19 ? 'S' : 'H');
  return hard[points]?.charAt(column) ?? (points >= 17 ? 'S' : 'H');
}
