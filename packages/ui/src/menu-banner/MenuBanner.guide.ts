import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for one offer below the entries of the side menu.',
    'Give an upright picture without text: the title is set over it, and right-to-left mirrors it.',
  ],
  avoid: [
    { when: 'At the top of a page.', instead: 'BannerCarousel' },
    { when: 'For an offer with terms and an action.', instead: 'PromotionCard' },
  ],
  keys: [{ key: 'Enter', does: 'Opens the offer.' }],
  sizes: 'Fills its container, at least 148px high. The title wraps and makes it higher.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
