import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it in place of one card that failed to load, when the other cards of the page are there.',
    'Keep the title of the card, say what did not happen, and offer to try again.',
  ],
  avoid: [
    { when: 'For a page or its main content.', instead: 'ErrorState' },
    { when: 'When nothing failed and nothing is there.', instead: 'EmptyState' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Tries again.' }],
  sizes: 'Fills its container. The button stands at the end, and below the text when the text would have less than 160px.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
