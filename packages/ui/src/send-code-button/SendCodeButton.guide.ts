import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it to send a code, and to count down until another may be sent.',
    'Set `readyAtMs` from the answer of the service; pass it as `beside` of a `CodeField`.',
    'It keeps the focus during the countdown, whose start and end are announced once.',
  ],
  avoid: [
    { when: 'For other actions that take time: show them busy.', instead: 'Button' },
    { when: 'For the time of a draw.', instead: 'DrawCountdown' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Sends a code, unless the countdown runs.' }],
  sizes: 'At least 148px wide and 50px high, so that it keeps its width during the countdown. A long text wraps.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
