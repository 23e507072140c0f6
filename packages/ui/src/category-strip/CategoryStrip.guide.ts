import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it above a lobby, for the kinds of games: each has an icon, a name and an address.',
    'Set `current` to the category in view: the strip scrolls until it is in the middle.',
  ],
  avoid: [
    { when: 'To filter one list.', instead: 'ClassifyMenu' },
    { when: 'For the vendors of a category.', instead: 'VendorMenu' },
    { when: 'For the pages of the site.', instead: 'TopNavigation' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the categories.' },
    { key: 'Enter', does: 'Goes to the category.' },
  ],
  sizes: 'Fills its container, 90px high, and 82px on phones. Categories share the width; when there is not enough, the row scrolls.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
