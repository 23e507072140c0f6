import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it where the site is reached by several lines: it shows how fast each answers, and changes to another.',
    'Leave `measured` out of a line while it is measured, and `items` while the lines load.',
    'It offers the fastest line by itself, once all are measured.',
  ],
  avoid: [
    { when: 'When there is one line: do not show the choice.' },
    { when: 'For a connection that is lost.', instead: 'OfflineBanner' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the chosen line, to measuring again and to the fastest line.' },
    { key: 'Arrow keys', does: 'Chooses the next or previous line.' },
    { key: 'Enter or Space', does: 'On a button, measures again or takes the fastest line.' },
  ],
  sizes:
    'Fills its container. Lines are at least 64px high, and long domains wrap. The two buttons wrap; below 375px the bars are left out, the words stay.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
