import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it on an overview for the direct downlines with the most valid bets, the largest first.',
    'Give the valid bets of each day as `series`: a sparkline shows the trend.',
  ],
  avoid: [
    { when: 'To find somebody anywhere in the team.', instead: 'AgentTree' },
    { when: 'For sorting, paging or a download.', instead: 'ReportGrid' },
  ],
  keys: [{ key: 'Enter or Space', does: 'On the button of the heading, shows all rows or the first seven.' }],
  sizes:
    'Fills its container. Seven rows of 36px are shown at first. Below 1024px the sparkline is left out; on phones each row has two lines with whole amounts.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
