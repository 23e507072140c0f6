import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it where a reward, a mission or a promotion has no picture of its own.',
    'Use `wide` at the top of a card, and `square` at the start of a line.',
  ],
  avoid: [
    { when: 'For an icon in a line of text.', instead: 'Icon' },
    { when: 'For an empty page.', instead: 'Illustrations' },
  ],
  sizes: 'As wide as its container, 8:5 when wide, and 1:1 when square. Screen readers skip it.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
