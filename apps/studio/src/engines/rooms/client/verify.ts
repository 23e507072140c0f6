import { fairFloats } from '@site/rules/fairStream';
import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { streamOfEvent } from '../../../core/events/streamOfEvent.ts';
import type { Card } from '../../tables/cards.ts';
import { drawnHand } from '../../tables/client/drawnHand.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { cardName, NUMBERS_OF_SHUFFLE, shuffle } from '../cards.ts';

const BOARD = 5;

/** Shuffles the hands of a sitting again from their seeds, which the fields hold joined by dots. */
export async function checkRound({ theme, field, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const seeds = field('server').split('.');
  const seats = field('roomHands').split('.');
  const hands = field('client')
    .split('.')
    .filter((id) => id !== '');
  if (hands.length === 0) return { isAsPaid: null, drawn: [element('p', { text: word('rooms.verifyNone') })] };
  const drawn = hands.map(async (id, place) => {
    const cards = shuffle(await fairFloats(streamOfEvent(id, seeds[place] ?? ''), NUMBERS_OF_SHUFFLE));
    const [index = 0, players = 0] = seats[place]?.split('of').map(Number) ?? [];
    const shown = [...cards.slice(2 * index, 2 * index + 2), ...cards.slice(2 * players, 2 * players + BOARD)];
    const title = word('rooms.verifyHand', { number: id.split('-').at(-1) ?? '' });
    return drawnHand({ title, cards: shown.map((card) => cardName(card).toUpperCase() as Card), theme: theme.name, word });
  });
  return { isAsPaid: null, drawn: await Promise.all(drawn) };
}
