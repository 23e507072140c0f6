import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for real rounds that were settled in the last minutes, won and lost alike, newest first.',
    'Mask the names, and set `isNew` for rounds that arrive while the feed is open: they light up once.',
    'Set `note` when there is nothing to show, and say why. Its place stays as high.',
  ],
  avoid: [
    { when: 'For the largest wins.', instead: 'WinnerBoard' },
    { when: "For the member's own bets.", instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the row.' },
    { key: 'Arrow left, Arrow right', does: 'Scrolls the row.' },
  ],
  sizes:
    'Fills its container, 56px high. Each round is 236px wide; those that do not fit scroll into view. Name and game end with an ellipsis.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
