import { dealCards } from '../tables/cards.ts';
import type { Act } from './BlackjackRound.ts';
import { BlackjackRound } from './BlackjackRound.ts';
import type { BlackjackMove } from './wire.ts';

export const PACKS = 6;

/**
 * Number of cards of the longest round. Hands take cards below 21 points, the dealer below 17: 24 aces and 16 twos make 56 points, and each
 * of the three may end with one card more.
 */
export const CARDS_MAX = 48;

/** Plays a round from its moves on its numbers. Throws when a move is not allowed. */
export function playBlackjack([deal, ...rest]: readonly BlackjackMove[], numbers: readonly number[]): BlackjackRound {
  const cards = dealCards(PACKS, numbers)[Symbol.iterator]();
  const round = new BlackjackRound(BigInt(deal?.stakeMinor ?? 0), () => {
    const { value, done } = cards.next();
    if (done) throw new RangeError('The numbers of the round are used up.');
    return value;
  });
  for (const { act } of rest) round.act(act as Act);
  return round;
}
