import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for every password: it can be shown, and Caps Lock is reported.',
    'Pass `rules` where a new password is chosen: they are visible before typing and ticked as they are met.',
    'Set `autoComplete` to `current-password` or `new-password`, so that password managers help.',
  ],
  avoid: [
    { when: 'For a code of digits.', instead: 'CodeField' },
    { when: 'For other secrets, such as an API key, that are read once.', instead: 'CopyButton' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the button that shows the password.' },
    { key: 'Space or Enter', does: 'On the button, shows or hides the password.' },
  ],
  sizes: 'Fills its container. Rules stand in columns of at least 180px, or below each other.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
