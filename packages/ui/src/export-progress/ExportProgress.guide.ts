import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it above the rows of a report while a file is written, and for its result.',
    'Keep it in place from start to end: `state` changes its look, its icon and what the button does.',
  ],
  avoid: [
    { when: 'For progress towards a goal.', instead: 'ProgressBar' },
    { when: 'To say that something was done, without a next step.', instead: 'Toasts' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Cancels, saves the file or tries again.' }],
  sizes: 'Fills its container, at least 44px high. The bar takes the space that is left; on phones bar and figures are left out.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
