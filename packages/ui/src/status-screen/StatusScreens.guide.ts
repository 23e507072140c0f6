import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use `StatusScreen` for a page with a single message, and one of its own forms where there is one.',
    'Use `MaintenanceScreen` while the site is down, `BlockedScreen` where it is not offered, and `NotFoundScreen` for an unknown address.',
    'Pass a `logo` when the page has no frame: the screen is then the `main` of the page.',
  ],
  avoid: [
    { when: 'When one part of a page failed.', instead: 'ErrorState' },
    { when: 'When a list is empty.', instead: 'EmptyState' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the actions.' },
    { key: 'Enter or Space', does: 'Presses the button.' },
  ],
  sizes:
    'Fills its container and is centred. The scene is 320px wide, and 240px on phones; text is at most 52 characters wide. With a logo it is as high as the screen.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
