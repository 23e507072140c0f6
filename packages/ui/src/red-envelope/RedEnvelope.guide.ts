import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for a gift of a rain: a press opens it, and the slip shows the amount.',
    'Set `opening` until the service has answered, and pass `error` when it failed: the envelope stays closed and can be pressed again.',
    'Show an empty pool as calmly as a gift: `finished` and `spent` are no errors.',
  ],
  avoid: [
    { when: 'For a reward that is claimed at any time.', instead: 'MissionCard' },
    { when: 'For an offer with terms.', instead: 'PromotionCard' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Opens the envelope.' }],
  sizes:
    'Fills its container, at most 320px wide. A long amount shrinks until it fits on the slip. With reduced motion it opens without animation.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
