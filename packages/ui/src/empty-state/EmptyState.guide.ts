import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it where a list, a grid or a page has nothing to show: say what is missing, why, and what to do.',
    'Use an illustration of `@site/ui/illustration` for a page, and an icon for a card or a panel.',
    'Offer the next step as `action`, such as clearing the search.',
  ],
  avoid: [
    { when: 'When loading failed.', instead: 'ErrorState' },
    { when: 'While loading.', instead: 'Skeleton' },
    { when: 'For an address that does not exist.', instead: 'StatusScreens' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the actions.' },
    { key: 'Enter or Space', does: 'Presses an action.' },
  ],
  sizes: 'Fills its container and is centred. Text is at most 46 characters wide; actions wrap.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Say what is missing and why, and offer the next step.',
      dont: 'Write only that there is nothing.',
      doExample: 'NextStep',
      dontExample: 'DeadEnd',
    },
  ],
};
