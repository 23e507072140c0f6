import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it once, to ask for consent before data is stored or sent.',
    'Ask in a sentence or two, and link to the full text: both answers look the same.',
    'Set `hasFocus` when the visitor opened it from a link: it takes the focus and returns it.',
  ],
  avoid: [
    { when: 'For a question that stops the page.', instead: 'ConfirmDialog' },
    { when: 'For news.', instead: 'NoticeMarquee' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the link and both answers.' },
    { key: 'Enter or Space', does: 'Gives the answer.' },
  ],
  sizes:
    'Fixed to the end of the screen, at most 760px wide. Phones show it above the bottom bar, with both answers sharing the width. The page gets space at its end and `--covered-size`, so that the bar covers nothing.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
