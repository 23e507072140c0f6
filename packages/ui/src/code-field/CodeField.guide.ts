import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for a code of a few digits: one that was sent, one of an authenticator, a payment password.',
    'Send the form in `onComplete`: it is called when the last digit is typed, pasted or filled in by the phone.',
    'Use `isSecret` for a payment password, and `beside` for the button that sends a code.',
  ],
  avoid: [
    { when: 'For a password with letters.', instead: 'PasswordField' },
    { when: 'For characters in a picture.', instead: 'CaptchaField' },
    { when: 'For a figure such as an amount.', instead: 'AmountField' },
  ],
  keys: [
    { key: 'Digits', does: 'Replace the digit of the active box and go on to the next.' },
    { key: 'Arrow left, Arrow right', does: 'Moves to the box beside it.' },
    { key: 'Home, End', does: 'Moves to the first box or after the last digit, as in every field.' },
    { key: 'Ctrl or Cmd + V', does: 'Pastes a code, also with the text around it.' },
  ],
  sizes:
    'Boxes of 46 by 52px, which shrink to 24px when there is no space. The button stands at their end, or above them. On phones the boxes share the width, up to 64px each.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Use it for codes, and say where the code was sent.',
      dont: 'Take a text field: it counts no digits, and phones do not fill it in.',
      doExample: 'Boxes',
      dontExample: 'Text',
    },
  ],
};
