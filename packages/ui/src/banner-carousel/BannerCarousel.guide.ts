import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it once, at the top of a page, for up to a handful of offers; a single banner has no controls.',
    'Give each banner a wide crop with its motif at 72% of the width, and an upright crop for phones. Pictures contain no text.',
    'Use `isLow` for the header of a list, and `isStill` where slides should only move on request.',
  ],
  avoid: [
    { when: 'For small offers in a menu.', instead: 'MenuBanner' },
    { when: 'For offers in a list that are compared.', instead: 'PromotionCard' },
    { when: 'For an offer that interrupts.', instead: 'PopupCard' },
  ],
  keys: [
    {
      key: 'Tab',
      does: 'Moves through pause, dots, arrows and the actions of the slide that is shown. The slides stop while the focus is inside.',
    },
    { key: 'Enter or Space', does: 'Pauses or resumes, shows a slide, or follows an action.' },
  ],
  sizes:
    'Fills its container. It is 432px high, or 232px when low, and higher in containers wider than about 1800px or 1570px. On phones it is 37 % of the screen high (232 to 360px), or 260px when low (304px with controls), and shows no overline and no text.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
