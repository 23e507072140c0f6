export const suits = ['diamonds', 'clubs', 'hearts', 'spades'] as const;
export type Suit = (typeof suits)[number];

export interface Card {
  /** 2 to 10, 11 jack, 12 queen, 13 king, 14 ace. */
  rank: number;
  suit: Suit;
}

const LETTERS = '23456789TJQKA';

/** The 52 cards, from the two of diamonds to the ace of spades. */
export const deck: readonly Card[] = Array.from({ length: 52 }, (_, index) => ({
  rank: 2 + Math.floor(index / suits.length),
  suit: suits[index % suits.length] ?? 'diamonds',
}));

/** Numbers of the fair stream that a shuffle uses. */
export const NUMBERS_OF_SHUFFLE = 52;

/**
 * Shuffles the deck with the fair stream: each number in [0, 1) times the cards left, rounded down, is the index of the next one.
 *
 * Source: docs/domain.md DR-16.
 */
export function shuffle(numbers: readonly number[]): Card[] {
  if (numbers.length < NUMBERS_OF_SHUFFLE) throw new RangeError(`${numbers.length} numbers where ${NUMBERS_OF_SHUFFLE} are due.`);
  const left = [...deck];
  return numbers.slice(0, NUMBERS_OF_SHUFFLE).flatMap((number) => left.splice(Math.floor(number * left.length), 1));
}

/** Writes a card in two letters, as it is sent: `Th` is the ten of hearts. */
export function cardName({ rank, suit }: Card): string {
  return `${LETTERS[rank - 2]}${suit[0]}`;
}

/** Reads a card, or returns undefined for a name that no card has. */
export function readCard(name: string): Card | undefined {
  return deck.find((card) => cardName(card) === name);
}
