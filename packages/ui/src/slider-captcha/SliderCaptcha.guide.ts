import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it where a form must be filled in by a person and the service sends a picture with a gap.',
    'Show another puzzle after `wrong` and `failed`: the piece starts again by itself.',
    'Offer `onOtherWay` to people who cannot see the picture.',
  ],
  avoid: [{ when: 'For characters in a picture.', instead: 'CaptchaField' }],
  keys: [
    { key: 'Arrow keys', does: 'Moves the piece by one pixel of the picture.' },
    { key: 'Page up, Page down', does: 'Moves the piece by a larger step.' },
    { key: 'Home, End', does: 'Moves the piece to either end.' },
    { key: 'Tab', does: 'Moves to the buttons that move the piece by four pixels, and to the one that submits.' },
    { key: 'Enter or Space', does: 'Presses the button.' },
  ],
  sizes: 'Fills its container, at most 360px wide. The picture keeps its ratio; bar and buttons are 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
