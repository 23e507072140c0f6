import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it to interrupt play at the interval that the member chose, with the figures of the session.',
    'Only an answer closes it; the service accepts no stake before.',
    'Pass the figures as they are: the net position is computed from stakes and payouts.',
  ],
  avoid: [
    { when: 'For other questions.', instead: 'ConfirmDialog' },
    { when: 'For the figures without interruption.', instead: 'GameFrame' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the answers and stays in the dialog.' },
    { key: 'Enter or Space', does: 'Gives the answer, or shows the bets.' },
  ],
  sizes: 'At most 440px wide, and a sheet on phones. Both answers share a line, or stand below each other when one has less than 150px.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
