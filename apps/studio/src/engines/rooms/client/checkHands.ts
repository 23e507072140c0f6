import { fairFloats } from '@site/rules/fairStream';
import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { streamOfEvent } from '../../../core/events/streamOfEvent.ts';
import type { Card } from '../../tables/cards.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { cardName, NUMBERS_OF_SHUFFLE, shuffle } from '../cards.ts';

interface HandTerms {
  /** Key of a hand's title, which has its number. */
  title: string;
  /** Returns the cards of a seat, counted from 0, at a table of so many players. */
  cardsOf: (deck: ReturnType<typeof shuffle>, index: number, players: number) => ReturnType<typeof shuffle>;
}

/** Shuffles the hands of a sitting again from their seeds, which the fields hold joined by dots. */
export async function checkHands({ theme, field, word }: CheckTools<TableTheme>, { title, cardsOf }: HandTerms): Promise<RoundCheck> {
  const seeds = field('server').split('.');
  const seats = field('roomHands').split('.');
  const hands = field('client')
    .split('.')
    .filter((id) => id !== '');
  if (hands.length === 0) return { isAsPaid: null, drawn: [element('p', { text: word('rooms.verifyNone') })] };
  const drawn = hands.map(async (id, place) => {
    const deck = shuffle(await fairFloats(streamOfEvent(id, seeds[place] ?? ''), NUMBERS_OF_SHUFFLE));
    const [index = 0, players = 0] = seats[place]?.split('of').map(Number) ?? [];
    const cards = cardsOf(deck, index, players).map((card) => cardName(card).toUpperCase() as Card);
    return drawnHand({ title: word(title, { number: id.split('-').at(-1) ?? '' }), cards, theme: theme.name, word });
  });
  return { isAsPaid: null, drawn: await Promise.all(drawn) };
}
