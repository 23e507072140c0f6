import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    "Use it on the page of ranks: the member's rank, the way to the next one, and what each brings.",
    'Pass the ranks ascending and without gaps, and `actions` for what can be claimed in the chosen one.',
    'Leave `progress` undefined until it is known.',
  ],
  avoid: [
    { when: 'For the rank beside a name.', instead: 'VipBadge' },
    { when: 'For one progress.', instead: 'ProgressBar' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the chosen rank, then to the actions.' },
    { key: 'Arrow keys', does: 'Chooses the next or previous rank, and shows what it brings.' },
  ],
  sizes:
    'Fills its container. Ranks are at least 96px wide and scroll when there is no space, the own one in the middle. On phones the emblem stands above the progress.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
