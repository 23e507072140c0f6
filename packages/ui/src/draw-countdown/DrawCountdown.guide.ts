import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for the end of betting: minutes and seconds, with hours and days when needed.',
    "Correct `now` by the service's time, and ask for the next draw in `onClose`, which is called once.",
    'Screen readers find it as a timer and are not told every second.',
  ],
  avoid: [
    { when: 'For the time of day.', instead: 'Clock' },
    { when: 'For the end of an offer or a mission, in words.', instead: 'MissionCard' },
  ],
  sizes: 'At least 30px high. Days stand before the time and wrap above it when there is no space.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
