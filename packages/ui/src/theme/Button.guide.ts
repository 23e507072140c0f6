import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Foundations',
  use: [
    "Take MUI's `Button` from `@mui/material/Button`: the theme of `UiProvider` gives it the look of the site.",
    'Use `variant="contained"` for the main action, once for each decision.',
    'Use `variant="outlined"` for the alternatives beside it, and a text button for minor actions.',
  ],
  avoid: [
    { when: 'For an action on a page of the agent centre.', instead: 'DeskButton' },
    { when: 'To go to another page in the middle of a text.', instead: 'Link' },
    { when: 'To choose one of a few views of the same figures.', instead: 'DeskSegments' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Presses the button.' }],
  sizes: 'As wide as its text. At least 40px high; `small` is 36px and `large` 50px. The text wraps when the button has to shrink.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Fill one button for each decision, and outline the others.',
      dont: 'Fill every button: none of them stands out.',
      doExample: 'OneMain',
      dontExample: 'AllMain',
    },
  ],
};
