import type { Bet, Limits } from '../tables/bets.ts';
import { type Card, dealCards, rankOf, ranks, suitOf } from '../tables/cards.ts';

export const PACKS = 8;
export const CARDS = 2;

export const duelSpots = ['dragon', 'tie', 'tiger', 'dragonRed', 'dragonBlack', 'suitedTie', 'tigerRed', 'tigerBlack'] as const;
export type DuelSpot = (typeof duelSpots)[number];

/** One card for each side. The higher one wins; an ace is the lowest. */
export interface Duel {
  dragon: Card;
  tiger: Card;
}

export type DuelOutcome = 'dragon' | 'tiger' | 'tie';

/** Returns of each bet in parts per million, exact for eight packs. A tie has 31 chances in 415, one of the same suit 7. */
export const returnsPpm: Readonly<Record<DuelSpot, number>> = {
  dragon: 962_651,
  tiger: 962_651,
  tie: 896_386,
  suitedTie: 860_241,
  dragonRed: 950_000,
  dragonBlack: 950_000,
  tigerRed: 950_000,
  tigerBlack: 950_000,
};

const mostOf: Readonly<Record<DuelSpot, bigint>> = {
  dragon: 5000n,
  tiger: 5000n,
  tie: 800n,
  suitedTie: 150n,
  dragonRed: 2500n,
  dragonBlack: 2500n,
  tigerRed: 2500n,
  tigerBlack: 2500n,
};

/** Returns the limits of a bet in smallest chips, or undefined for an unknown one. */
export function limitsOf(name: string): Limits | undefined {
  const spot = duelSpots.find((known) => known === name);
  return spot && { least: 1n, most: mostOf[spot] };
}

const decimalOdds: Readonly<Record<string, number>> = {
  dragon: 2,
  tiger: 2,
  tie: 12,
  suitedTie: 51,
  dragonRed: 1.9,
  dragonBlack: 1.9,
  tigerRed: 1.9,
  tigerBlack: 1.9,
} satisfies Record<DuelSpot, number>;

/** Returns the decimal odds of a place; undefined for an unknown one. */
export const oddsOf = (name: string): number | undefined => decimalOdds[name];

/** Deals the two cards: the dragon's first. */
export function dealDuel(numbers: readonly number[]): Duel {
  const [dragon, tiger] = dealCards(PACKS, numbers.slice(0, CARDS));
  if (!dragon || !tiger) throw new RangeError('A duel needs two cards.');
  return { dragon, tiger };
}

export const heightOf = (card: Card) => ranks.indexOf(rankOf(card)) + 1;

export function outcomeOf({ dragon, tiger }: Duel): DuelOutcome {
  const lead = heightOf(dragon) - heightOf(tiger);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'dragon' : 'tiger';
}

const isRed = (card: Card) => suitOf(card) === 'H' || suitOf(card) === 'D';

/** Returns what a bet pays, its stake included. On a tie half of a bet on dragon or tiger is returned, rounded down. */
export function payOf({ spot, amountMinor }: Bet, duel: Duel): bigint {
  const amount = BigInt(amountMinor);
  const outcome = outcomeOf(duel);
  const onColor = (isHit: boolean) => (isHit ? amount + (amount * 90n) / 100n : 0n);
  switch (spot as DuelSpot) {
    case 'dragon':
    case 'tiger':
      if (outcome === 'tie') return amount / 2n;
      return outcome === spot ? 2n * amount : 0n;
    case 'tie':
      return outcome === 'tie' ? 12n * amount : 0n;
    case 'suitedTie':
      return duel.dragon === duel.tiger ? 51n * amount : 0n;
    case 'dragonRed':
      return onColor(isRed(duel.dragon));
    case 'dragonBlack':
      return onColor(!isRed(duel.dragon));
    case 'tigerRed':
      return onColor(isRed(duel.tiger));
    case 'tigerBlack':
      return onColor(!isRed(duel.tiger));
  }
}
