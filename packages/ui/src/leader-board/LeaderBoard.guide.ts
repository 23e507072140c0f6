import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    "Use it for the ranking of a mission, with the prize of each place and the member's own place in view.",
    'Pass masked names, at most twenty rows, and the own row as `own`: it is `undefined` before there is a place.',
  ],
  avoid: [
    { when: 'For winners of the day.', instead: 'WinnerBoard' },
    { when: 'For the progress of one member.', instead: 'MissionCard' },
    { when: 'For reports of agents.', instead: 'ReportGrid' },
  ],
  keys: [{ key: 'Enter or Space', does: 'On the button after a failure, loads the ranking again.' }],
  sizes:
    'Fills its container. Rows are 44px high, and 54px for the first three. The own row, when it is not among the others, sticks to the end of the table. In a container under 480px everything gets smaller.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
