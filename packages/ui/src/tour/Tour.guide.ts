import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it once for somebody who is new, and offer it again where help is found.',
    'Keep it short: three to five steps, each about one part of the page, in one or two sentences.',
    'It can be skipped at every step. Nothing that a person must know stands in it alone.',
  ],
  avoid: [
    { when: 'For news and offers.', instead: 'PopupCard' },
    { when: 'For a question that needs an answer.', instead: 'ConfirmDialog' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the buttons and stays in the card.' },
    { key: 'Enter or Space', does: 'Goes on, back or ends the tour.' },
    { key: 'Escape', does: 'Ends the tour.' },
  ],
  sizes:
    'At most 360px wide beside the part, below it where there is room, else above. On phones at the edge of the screen that the part leaves free.',
  status: 'new',
  since: '0.1.0',
  face: 'lobby',
};
