import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it once per page: render it always, and change its `state`, so that screen readers are told.',
    'Set `back` for a while when the connection has returned.',
    'Leave `retry` out while a retry runs.',
  ],
  avoid: [
    { when: 'For a request that failed while online.', instead: 'ErrorState' },
    { when: 'For other passing messages.', instead: 'Toasts' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Tries to connect again.' }],
  sizes: 'Fixed below the header, centred and as wide as its text, at least 44px high. It moves nothing on the page, and its text wraps.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
