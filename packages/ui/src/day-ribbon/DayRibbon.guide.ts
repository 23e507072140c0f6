import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it for pay that comes every five minutes: one bar for each slice of the day that has been settled.',
    'It shows the sum, the remainder that is too small to pay, and the time of the next payment.',
  ],
  avoid: [
    { when: 'For a trend over several days.', instead: 'TrendChart' },
    { when: 'For one figure with its history.', instead: 'StatTile' },
  ],
  sizes: 'Fills its container; the bars are 44px high. On phones a bar stands for twenty minutes, and every other hour is written.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
