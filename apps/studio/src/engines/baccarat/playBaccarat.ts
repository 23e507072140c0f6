import type { Bet, Limits } from '../tables/bets.ts';
import { type Card, dealCards, rankOf } from '../tables/cards.ts';

export const PACKS = 8;
export const CARDS_MAX = 6;

export const baccaratSpots = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Returns of each bet in parts per million, exact for eight packs. `returns.test.ts` computes them. */
export const returnsPpm: Readonly<Record<BaccaratSpot, number>> = {
  player: 987_649,
  banker: 989_421,
  tie: 856_404,
  playerPair: 896_386,
  bankerPair: 896_386,
};

const mostOf: Readonly<Record<BaccaratSpot, bigint>> = { player: 5000n, banker: 5000n, tie: 1000n, playerPair: 700n, bankerPair: 700n };

/** Returns the limits of a bet in smallest chips, or undefined for an unknown one. */
export function limitsOf(name: string): Limits | undefined {
  const spot = baccaratSpots.find((known) => known === name);
  return spot && { least: 1n, most: mostOf[spot] };
}

const decimalOdds: Readonly<Record<string, number>> = {
  player: 2,
  banker: 1.95,
  tie: 9,
  playerPair: 12,
  bankerPair: 12,
} satisfies Record<BaccaratSpot, number>;

/** Returns the decimal odds of a place; undefined for an unknown one. */
export const oddsOf = (name: string): number | undefined => decimalOdds[name];

export type Outcome = 'player' | 'banker' | 'tie';

export interface BaccaratHands {
  player: Card[];
  banker: Card[];
}

/** Returns the points of cards: an ace 1, tens and pictures 0, and only the last digit of the sum. */
export function pointsOf(cards: readonly Card[]): number {
  const sum = cards.reduce((total, card) => total + (rankOf(card) === 'A' ? 1 : Number(rankOf(card)) || 0), 0);
  return sum % 10;
}

/** Returns true when the banker takes a third card, after the player's third card or none. */
export function bankerDraws(points: number, playersThird: Card | undefined): boolean {
  if (!playersThird) return points <= 5;
  const third = pointsOf([playersThird]);
  switch (points) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return points <= 2;
  }
}

/** Plays a round on its cards in the order of the shoe: player, banker, player, banker, then third cards. */
export function playHands([first, second, third, fourth, fifth, sixth]: readonly Card[]): BaccaratHands {
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new RangeError('A round needs six cards.');
  const player = [first, third];
  const banker = [second, fourth];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  if (pointsOf(player) <= 5) player.push(fifth);
  const [, , playersThird] = player;
  if (bankerDraws(pointsOf(banker), playersThird)) banker.push(playersThird ? sixth : fifth);
  return { player, banker };
}

export function outcomeOf({ player, banker }: BaccaratHands): Outcome {
  const lead = pointsOf(player) - pointsOf(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}

/** Returns true when the first two cards are of one rank. */
export function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

/** Deals and plays a round on its six numbers. */
export function playBaccarat(numbers: readonly number[]): BaccaratHands {
  return playHands(dealCards(PACKS, numbers));
}

/** Returns what a bet pays, its stake included. Five percent of a banker's win are kept, the win rounded down. */
export function payOf({ spot, amountMinor }: Bet, hands: BaccaratHands): bigint {
  const amount = BigInt(amountMinor);
  const outcome = outcomeOf(hands);
  switch (spot as BaccaratSpot) {
    case 'player':
      if (outcome === 'tie') return amount;
      return outcome === 'player' ? 2n * amount : 0n;
    case 'banker':
      if (outcome === 'tie') return amount;
      return outcome === 'banker' ? amount + (amount * 95n) / 100n : 0n;
    case 'tie':
      return outcome === 'tie' ? 9n * amount : 0n;
    case 'playerPair':
      return isPair(hands.player) ? 12n * amount : 0n;
    case 'bankerPair':
      return isPair(hands.banker) ? 12n * amount : 0n;
  }
}
