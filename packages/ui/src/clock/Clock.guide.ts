import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it where a time of day decides something: draws, limits, reports.',
    'Take `now` from `useNow`: it is undefined in the first render, so that a page rendered by the server shows dashes.',
    'Add `place` where the offset alone does not say enough.',
  ],
  avoid: [
    { when: 'For the time that is left.', instead: 'DrawCountdown' },
    { when: 'To say how old figures are.', instead: 'AsOf' },
  ],
  sizes: 'In line with the text, at least 132px wide, so that it does not move while it ticks. It never wraps.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Show the zone, and the place where it says more.',
      dont: 'Write a time that everybody reads as their own.',
      doExample: 'Zoned',
      dontExample: 'Bare',
    },
  ],
};
