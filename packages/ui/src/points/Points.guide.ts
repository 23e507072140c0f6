import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for loyalty points: the coin tells them from money, and the unit says it in words.',
    'Use `price` in the footer of a card, and `sum` for the main figure of a page.',
    "For a member's points with their sources, take `PointsCard` of the same folder.",
  ],
  avoid: [
    { when: 'For money.', instead: 'Money' },
    { when: 'For a rank.', instead: 'VipBadge' },
  ],
  sizes: 'In line with the text. The unit wraps below the figure when there is no space.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
