import type { Word } from '../../../core/client/Stage.ts';
import { type Card, rankOf, suitOf } from '../cards.ts';

/** Returns the name of a card in words, e.g. King of spades. */
export function cardName(card: Card, word: Word): string {
  return word('card.name', { rank: word(`card.rank.${rankOf(card)}`), suit: word(`card.suit.${suitOf(card)}`) });
}

/** Returns the names of cards in a list of the language. */
export function cardNames(cards: readonly Card[], { word, locale }: { word: Word; locale: string }): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(cards.map((card) => cardName(card, word)));
}
