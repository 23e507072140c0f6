import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it for every search: it is a form that works before JavaScript, with `action` and `name`.',
    'Search on Enter in `onSearch`, and show results while typing with `onChange`.',
    'Use `small` in bars of the agent centre, and `hasShortcut` where people search often and can turn it off.',
  ],
  avoid: [
    { when: 'For text that is not a search.', instead: 'TextField' },
    { when: 'To choose from a list.', instead: 'SelectField' },
  ],
  keys: [
    { key: 'Enter', does: 'Searches.' },
    { key: '/', does: 'Moves to the field from anywhere, when `hasShortcut` is set.' },
    { key: 'Tab', does: 'Moves to clearing the field, and to the button that searches.' },
  ],
  sizes: 'Fills its container, 42px high, and 32px when small. On phones it is 44px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [{ do: 'Say what is searched.', dont: 'Write only that one can search.', doExample: 'Named', dontExample: 'Unnamed' }],
};
