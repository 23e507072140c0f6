import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it when a page or its main content failed: say what happened, whether money moved, and what to do.',
    'Give a `reference` that support can look up; it can be copied.',
    'Leave `retry` out when trying again cannot help.',
  ],
  avoid: [
    { when: 'For one card among others.', instead: 'CardError' },
    { when: 'When there is nothing to show.', instead: 'EmptyState' },
    { when: 'For a passing message.', instead: 'Toasts' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the actions and the button that copies the reference.' },
    { key: 'Enter or Space', does: 'Presses the button.' },
  ],
  sizes: 'Fills its container and is centred. Text is at most 46 characters wide; actions and the reference wrap.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
