import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it for how a total divides into categories, the largest first, with the share of each.',
    'Add `results` to say what each of the largest categories earned, and how that changed.',
    'Sum up small categories yourself: the shares have to add up to the total.',
  ],
  avoid: [
    { when: 'For a trend over time.', instead: 'TrendChart' },
    { when: 'For one figure with its change.', instead: 'StatTile' },
    { when: 'For many columns or rows.', instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the bars, where they are wider than their container.' },
    { key: 'Arrow keys', does: 'Scroll them.' },
  ],
  sizes: 'Fills its container; made for a column of 376px. A bar takes 30% of the width, and names wrap beside it.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
