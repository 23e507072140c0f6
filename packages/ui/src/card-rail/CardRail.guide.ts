import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for a shelf of cards of one kind: three wide ones in a row, or five narrow ones.',
    'Put each card in an `li`, and name the list with `label` when no heading above does.',
    'Show skeletons as children and set `isBusy` while the cards load.',
  ],
  avoid: [
    { when: 'For games: their tiles have a grid of their own.', instead: 'GameGrid' },
    { when: 'For one large picture at a time.', instead: 'BannerCarousel' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the current card, then out of the rail.' },
    { key: 'Arrow keys', does: 'Moves to the next card in that direction, and scrolls the row of a phone to it.' },
    { key: 'Home, End', does: 'Moves to the first or last card of the row.' },
    { key: 'Ctrl + Home, Ctrl + End', does: 'Moves to the first or last card of all.' },
  ],
  sizes:
    'Fills its container. Three columns become fewer when a card would be under 240px; five become three below 1024px. On phones the cards are 264px or 196px wide in a row that scrolls, or stand in a stack.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
