import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it on narrow screens for what stands beside the page on wide ones: a menu, with account and settings.',
    'Render it to open it, or pass `isOpen`, and close it in `onClose`: the focus returns to what opened it.',
    'Put what has to stay visible in `head` and `foot`.',
  ],
  avoid: [
    { when: 'For a question or a form.', instead: 'Dialog' },
    { when: 'For a few entries below a button.', instead: 'Popover' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the controls and stays in the drawer.' },
    { key: 'Escape', does: 'Closes the drawer.' },
  ],
  sizes: 'As high as the screen and 320px wide, at most 88% of the screen. Its content scrolls between head and foot.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
