import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it on pages that grow, such as a lobby that loads more games.',
    'Place it in the bar at the side, where it is always in reach.',
    'It scrolls smoothly, or at once when reduced motion is preferred.',
  ],
  avoid: [
    { when: 'On a page that fits the screen: it would do nothing.' },
    { when: 'To move within a long list of pages.', instead: 'Pagination' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Scrolls the page to the top.' }],
  sizes: 'A square of 40px that does not shrink.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
