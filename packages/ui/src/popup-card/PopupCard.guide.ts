import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for one message of the site after a page has opened: it takes no focus and covers no control.',
    'Close it in `onClose`: the first press elsewhere or the first scroll calls it too.',
  ],
  avoid: [
    { when: 'For a message that needs an answer.', instead: 'ConfirmDialog' },
    { when: 'For the result of an action.', instead: 'Toasts' },
    { when: 'For notices that stay.', instead: 'NoticeMarquee' },
  ],
  keys: [
    { key: 'Tab', does: 'Reaches the message and its button in the order of the page.' },
    { key: 'Arrow down, Arrow up', does: 'Scrolls a long message.' },
    { key: 'Escape', does: 'Closes it while the focus is inside.' },
  ],
  sizes:
    'Fixed below the header or at the end of the screen, where it covers nothing; hidden when neither place is free. At most 720px wide and three lines high; longer text scrolls.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
