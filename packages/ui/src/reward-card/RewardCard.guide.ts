import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it in the points mall: a reward, its price, and whether the member can have it.',
    'Pass what the member holds as `held`: below the price it shows how much is missing.',
    "Give the reason as `obstacle` when it is sold out, taken or above the member's rank.",
  ],
  avoid: [
    { when: 'For an offer of money.', instead: 'PromotionCard' },
    { when: 'For a task.', instead: 'MissionCard' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Redeems the reward.' }],
  sizes:
    'Fills its place in a grid; the picture is 8:5. Price and button stand at the bottom and wrap. On touch screens the button is 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
