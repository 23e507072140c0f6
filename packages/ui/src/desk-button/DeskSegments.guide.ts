import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it in the agent centre to choose one of two to six views of the same figures.',
    'Mark rare options with `isMinor`: phones hide them unless they are chosen.',
    'Leave `value` undefined when another control holds the choice.',
  ],
  avoid: [
    { when: 'For choices that have an address.', instead: 'ClassifyMenu' },
    { when: 'For more than about six options.', instead: 'SelectField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the chosen option.' },
    { key: 'Arrow keys', does: 'Chooses the next or previous option.' },
    { key: 'Home, End', does: 'Chooses the first or last option.' },
  ],
  sizes:
    'As wide as its options, which are at least 28px high, then it scrolls. On phones it fills the width, and the options are 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
