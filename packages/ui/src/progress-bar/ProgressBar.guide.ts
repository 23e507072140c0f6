import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for a share of a target that is reached step by step: a mission, a requirement.',
    'Write the figures beside it: the bar has a name, and screen readers add the percentage.',
    'Use `good` once it is complete, and `plain` where nothing has to be done.',
  ],
  avoid: [
    { when: 'For a file that is written.', instead: 'ExportProgress' },
    { when: 'For steps with names.', instead: 'WithdrawalTimeline' },
    { when: 'For wagering with its rules.', instead: 'RequirementBar' },
  ],
  sizes: 'Fills its container, 6px high. It fills from the start of the line.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
