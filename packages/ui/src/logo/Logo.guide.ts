import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it at the start of a header: the mark and the name of the brand, as a link to the first page.',
    "Pass the shapes of a brand's own `mark` in a box of 36 by 36; their colours are tokens and follow both schemes.",
    'Use `small` in bars of the agent centre.',
  ],
  avoid: [
    { when: 'For an icon of an action.', instead: 'Icon' },
    { when: 'For the frame of a page, which has the logo already.', instead: 'SiteHeader' },
  ],
  keys: [{ key: 'Enter', does: 'Opens the first page.' }],
  sizes:
    'The mark is 36px, 24px when small, and 30px on phones. The name ends with an ellipsis when there is no space; below 1024px it disappears as a whole.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [{ do: 'Give it the space of its name.', dont: 'Squeeze it until the name is cut off.', doExample: 'Whole', dontExample: 'Cut' }],
};
