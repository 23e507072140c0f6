import type { Holdem, HoldemMove } from './holdem.ts';
import { categories, pokerRank } from './pokerRank.ts';

/** Returns the move of a bot, from what its seat may see and a number from 0 to 1. It always is one that the rules allow. */
export function chooseBotMove({ seats, turn = 0, board, currentBetMinor, minRaiseMinor }: Holdem, chance: number): HoldemMove {
  const seat = seats[turn];
  if (!seat) throw new Error('Nobody has the turn.');
  const toCallMinor = currentBetMinor - seat.betMinor;
  const potMinor = seats.reduce((sum, { paidMinor }) => sum + paidMinor, 0n);
  const worth = board.length === 0 ? worthOfTwo(seat.cards.map(({ rank }) => rank)) : worthOfMore([...seat.cards, ...board]);
  const will = worth + (chance - 0.5) * 0.35;
  const toMinor = currentBetMinor + minRaiseMinor + (potMinor / 3n / minRaiseMinor) * minRaiseMinor;
  if (will > 0.72 && !seat.hasActed && toMinor < seat.betMinor + seat.stackMinor) return { kind: 'raise', toMinor };
  if (toCallMinor <= 0n) return { kind: 'check' };
  // A call is worth its share of the pot.
  return will > 0.25 + Number(toCallMinor) / Number(potMinor + toCallMinor) / 2 ? { kind: 'call' } : { kind: 'fold' };
}

/** Returns how good two cards are, from 0 to 1. */
function worthOfTwo([one = 0, other = 0]: readonly number[]): number {
  return one === other ? 0.55 + one / 31 : (one + other) / 40 + (Math.abs(one - other) < 3 ? 0.1 : 0);
}

function worthOfMore(cards: Parameters<typeof pokerRank>[0]): number {
  return 0.22 + categories.indexOf(pokerRank(cards).category) * 0.2;
}
