import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for one wagering requirement: where it comes from, how much is played, and what is left.',
    'Show all of them with `RequirementCard` of the same folder, the oldest first: it counts them and sums up what is left.',
  ],
  avoid: [
    { when: 'For other progress.', instead: 'ProgressBar' },
    { when: 'For a task with a reward.', instead: 'MissionCard' },
  ],
  sizes:
    'Fills its container in one line: cause, bar of 70 to 132px, and the amount. In a `RequirementCard` under 520px the bar stands below.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
