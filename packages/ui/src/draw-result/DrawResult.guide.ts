import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for the numbers of a draw, in the order in which they were drawn.',
    'Count the special numbers at the end with `specials`, and balls that are still to come with `awaited`.',
  ],
  avoid: [
    { when: 'For a draw with its countdown.', instead: 'DrawCard' },
    { when: 'For an amount of money.', instead: 'Money' },
  ],
  sizes: 'Balls of 28px, or 42px when `large`; longer numbers make a ball wider. They wrap, and read from left to right in every language.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
