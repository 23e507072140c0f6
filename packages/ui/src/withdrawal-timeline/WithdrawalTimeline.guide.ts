import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for one withdrawal: what happened and when, what is going on, and what comes next.',
    'Pass the past events only: the next steps follow from the last one.',
    'Put what the member has to do now into it, such as a `ReceiptQuestion`.',
  ],
  avoid: [
    { when: 'For all withdrawals.', instead: 'ReportGrid' },
    { when: 'For progress without names.', instead: 'ProgressBar' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through what is put into it.' },
    { key: 'Enter or Space', does: 'Gives the answer of a `ReceiptQuestion`.' },
  ],
  sizes: 'Fills its container. Each step is a line that wraps, with its time at the end.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
