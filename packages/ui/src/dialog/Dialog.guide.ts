import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it for a short task over the page: a receipt, a form of a few fields, a choice.',
    'Put the main action first in `actions`; the actions stay visible while the content scrolls.',
    'Leave `onClose` out when only an action may close it.',
  ],
  avoid: [
    { when: 'For a question with yes and no.', instead: 'ConfirmDialog' },
    { when: 'For a menu.', instead: 'Popover' },
    { when: 'For an offer that appears by itself.', instead: 'PopupCard' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the controls and stays in the dialog.' },
    { key: 'Escape', does: 'Closes the dialog, when it has `onClose`.' },
  ],
  sizes:
    'At most 440, 620 or 900px wide, and 24px away from the edges of the screen. Its content scrolls when it is higher than that. On phones it is a sheet at the bottom, as wide as the screen and at most 94% as high.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Give a dialog one short task, with the main action first.',
      dont: 'Ask for several things at once: long forms need a page.',
      doExample: 'OneTask',
      dontExample: 'ManyTasks',
    },
  ],
};
