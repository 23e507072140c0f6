import { fairFloats } from '@site/rules/fairStream';
import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { streamOfEvent } from '../../../core/events/streamOfEvent.ts';
import { CARDS_EACH } from '../../rooms/bigTwo.ts';
import { cardName, NUMBERS_OF_SHUFFLE, shuffle } from '../../rooms/cards.ts';
import type { Card } from '../../tables/cards.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';

/** Deals the hands of a sitting again from their seeds, which the fields hold joined by dots. */
export async function checkRound({ theme, field, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const seeds = field('server').split('.');
  const seats = field('roomHands').split('.');
  const hands = field('client')
    .split('.')
    .filter((id) => id !== '');
  if (hands.length === 0) return { isAsPaid: null, drawn: [element('p', { text: word('rooms.verifyNone') })] };
  const drawn = hands.map(async (id, place) => {
    const cards = shuffle(await fairFloats(streamOfEvent(id, seeds[place] ?? ''), NUMBERS_OF_SHUFFLE));
    const index = Number(seats[place]?.split('of')[0]);
    const own = cards.slice(CARDS_EACH * index, CARDS_EACH * (index + 1));
    const title = word('bigTwo.verifyHand', { number: id.split('-').at(-1) ?? '' });
    return drawnHand({ title, cards: own.map((card) => cardName(card).toUpperCase() as Card), theme: theme.name, word });
  });
  return { isAsPaid: null, drawn: await Promise.all(drawn) };
}
