import { element } from '../../../core/client/element.ts';
import type { Word } from '../../../core/client/Stage.ts';
import type { Card } from '../cards.ts';
import { cardName } from './cardName.ts';

interface HandParts {
  title: string;
  cards: readonly Card[];
  /** Code of the game whose cards are drawn. */
  theme: string;
  word: Word;
}

/** Draws a hand of a replayed round. */
export function drawnHand({ title, cards, theme, word }: HandParts): HTMLElement {
  const pictures = cards.map((card) =>
    element('div', {
      className: 'playing-card',
      children: [
        element('img', { attributes: { src: `/art/symbol/${theme}/${card}.svg`, alt: cardName(card, word), width: '250', height: '350' } }),
      ],
    }),
  );
  return element('section', {
    className: 'drawn',
    children: [element('h2', { text: title }), element('div', { className: 'drawn-hand', attributes: { dir: 'ltr' }, children: pictures })],
  });
}
