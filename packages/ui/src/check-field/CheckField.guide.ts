import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it to agree to something, or to switch one thing on that is sent with a form.',
    'Write the label as a statement that is true when the box is checked; it may contain a link.',
    'Give `error` the reason why the form cannot be sent without it: it is read out when it appears.',
  ],
  avoid: [
    { when: 'To choose one of several.', instead: 'SelectField' },
    { when: 'To switch what is shown.', instead: 'ModeSwitch' },
  ],
  keys: [{ key: 'Space', does: 'Checks or unchecks the box.' }],
  sizes: 'As wide as its label, which wraps beside a box of 22px.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Write what is true when the box is checked.',
      dont: 'Write a negation: people have to think twice.',
      doExample: 'Statement',
      dontExample: 'Negation',
    },
  ],
};
