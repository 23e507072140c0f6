import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for a line of text: a name, an e-mail address, a number that is no amount.',
    'Write in `help` what is expected, and in `error` what is wrong and what is allowed: it replaces the help.',
    'Give `correction` when one press can mend the value, and `isFigure` with an `end` for figures with a unit.',
  ],
  avoid: [
    { when: 'For amounts of money.', instead: 'AmountField' },
    { when: 'For passwords.', instead: 'PasswordField' },
    { when: 'For several lines.', instead: 'TextArea' },
    { when: 'To search.', instead: 'SearchField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves into the field, to a button in it, and to the correction.' },
    { key: 'Enter', does: 'Sends the form around it, as in every field.' },
  ],
  sizes:
    'Fills its container. It is 32, 44, 50 or 56px high, 50px without `size`. On phones it is at least 44px high, with text of 16px or more.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [{ do: 'Say in the error what is allowed.', dont: 'Say only that something is wrong.', doExample: 'Bound', dontExample: 'Wrong' }],
};
