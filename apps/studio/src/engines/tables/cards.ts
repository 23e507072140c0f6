export const suits = ['S', 'H', 'D', 'C'] as const;
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

export type Suit = (typeof suits)[number];
export type Rank = (typeof ranks)[number];
/** A playing card: rank and suit, e.g. TH for the ten of hearts. */
export type Card = `${Rank}${Suit}`;

/** One pack of 52 cards in order: spades from the ace up, then hearts, diamonds and clubs. */
export const pack: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

export const rankOf = (card: Card) => card.charAt(0) as Rank;
export const suitOf = (card: Card) => card.charAt(1) as Suit;

/**
 * Deals cards from a fresh shoe of packs, one for each number in [0, 1). A number times the count of cards left, rounded down, is the place
 * of the card; the last card of the shoe takes its place.
 *
 * Source: docs/domain.md DR-16.
 */
export function dealCards(packs: number, numbers: readonly number[]): Card[] {
  const shoe = Array.from({ length: packs }, () => pack).flat();
  return numbers.map((number) => {
    const place = Math.floor(number * shoe.length);
    const card = shoe[place];
    const last = shoe.pop();
    if (!card || !last) throw new RangeError('The shoe is empty.');
    if (place < shoe.length) shoe[place] = last;
    return card;
  });
}
