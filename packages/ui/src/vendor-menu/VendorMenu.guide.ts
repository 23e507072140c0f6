import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it beside the games of a category, to show those of one vendor.',
    'Begin with all vendors, whose id is empty, and give the number of games as formatted text.',
  ],
  avoid: [
    { when: 'For classes such as hot and new.', instead: 'ClassifyMenu' },
    { when: 'For vendors with pictures.', instead: 'VendorCard' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the vendors.' },
    { key: 'Enter', does: 'Shows the games of the vendor.' },
  ],
  sizes: 'Fills its container; entries are at least 38px high, and names wrap. Below 1024px it is a row of chips that scrolls, 40px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
