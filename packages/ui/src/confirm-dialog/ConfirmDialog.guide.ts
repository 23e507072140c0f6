import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Feedback',
  use: [
    'Use it before an action that cannot be undone, or for a message that has to be read.',
    "Name the action by its verb, 'Sign out', and say in `text` what follows from it.",
    'Use `isDanger` when something would be lost: the action is red, and the focus starts on the cancel button.',
    'Set `isBusy` while the action runs, and `failure` when it failed: the dialog stays open.',
  ],
  avoid: [
    { when: 'For a form or other content.', instead: 'Dialog' },
    { when: 'For a message that needs no answer.', instead: 'Toasts' },
    { when: 'For what can be undone: do it at once and offer to undo it.', instead: 'Toasts' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the buttons and stays in the dialog.' },
    { key: 'Enter or Space', does: 'Presses the button.' },
    { key: 'Escape', does: 'Closes without an answer, except while the action runs.' },
  ],
  sizes: 'As wide as a dialog. Its text wraps, and its buttons share the width.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Name the action by its verb, and say what follows from it.',
      dont: 'Answer a question with yes and no.',
      doExample: 'Verb',
      dontExample: 'YesAndNo',
    },
  ],
};
