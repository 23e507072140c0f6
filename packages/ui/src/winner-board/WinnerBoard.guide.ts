import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for real wins of the last hours: the largest with its poster, the others in a list.',
    'Mask the names, and set `isNew` for wins that arrive while the board is open: their row lights up once.',
  ],
  avoid: [
    { when: 'For the ranking of a mission.', instead: 'LeaderBoard' },
    { when: "For the member's own bets.", instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the list, when it has more than one.' },
    { key: 'Arrow keys', does: 'Scroll the list.' },
  ],
  sizes:
    'Fills its container, 316px high, with five rows visible. On phones the largest win stands above the others, which are one row that scrolls, 60px high. A long amount gets smaller.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
