import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    "Use it on the page of an account's security: every device with a session, and a button to end it.",
    'Mark the device in use with `isCurrent`: it has no button.',
    'Set `isBusy` while a session is ended, and leave `items` out while they load.',
  ],
  avoid: [{ when: 'For records of log-ins over time.', instead: 'ReportGrid' }],
  keys: [
    { key: 'Tab', does: 'Moves through the buttons.' },
    { key: 'Enter or Space', does: 'Ends the session of the device.' },
  ],
  sizes: 'Fills its container. Rows are at least 72px high, and long names wrap. Below 375px the button stands under the name.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
