import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for an offer: what it gives, its most important terms, and the one next action.',
    'Name at most three terms in `facts`, and link to all of them with `href`.',
    'Use `lead` for the first offer of a page; `PromotionCardSkeleton` has both layouts.',
  ],
  avoid: [
    { when: 'For a task with progress.', instead: 'MissionCard' },
    { when: 'For something that is bought with points.', instead: 'RewardCard' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the action and to the terms.' },
    { key: 'Enter or Space', does: 'Joins or claims. The terms are opened by Enter.' },
  ],
  sizes:
    'Fills its place in a `CardRail`; the picture is 2:1, and all actions stand at the bottom. A `lead` puts the picture beside the text from 768px on.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
