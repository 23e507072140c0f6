import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Foundations',
  use: [
    'Use a scene for a page that has nothing to show, failed, or is done: ten scenes, each with an entry of its own.',
    'Pass it as `illustration` to an `EmptyState`, an `ErrorState` or a `StatusScreen`.',
  ],
  avoid: [
    { when: 'In a card or a panel: take an icon.', instead: 'Icon' },
    { when: 'For a reward.', instead: 'RewardArt' },
  ],
  sizes: '240 by 180px, or as wide as the style around it sets. Screen readers skip it.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
