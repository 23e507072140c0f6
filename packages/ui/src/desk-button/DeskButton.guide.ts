import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it in the agent centre for secondary actions: export, print, next.',
    'Use `plain` beside others, `accent` for the recommended one, and `icon` with an `aria-label` where there is no space for words.',
  ],
  avoid: [
    { when: 'For the main action of a page.', instead: 'Button' },
    { when: 'To choose one of a few views.', instead: 'DeskSegments' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Presses the button.' }],
  sizes: 'As wide as its text, which never wraps. It is 32px high, and 44px on phones; an icon button is a square.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
