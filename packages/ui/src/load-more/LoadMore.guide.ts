import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it below a list that grows: it says how much is shown and loads more on a press.',
    'Set `isBusy` while it loads: the button keeps the focus. Pass `failure` when it failed: the button tries again.',
    'Give `onLess` as soon as the list is longer than its first page.',
  ],
  avoid: [
    { when: 'For a list whose pages have addresses.', instead: 'Pagination' },
    { when: 'For a report: the grid loads its pages itself.', instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the buttons.' },
    { key: 'Enter or Space', does: 'Loads more, tries again or shows fewer.' },
  ],
  sizes: 'Fills its container and is centred. Buttons are at least 44px high and 132px wide; long labels wrap.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
  pairs: [
    {
      do: 'Say how many there are.',
      dont: 'Leave the total out: nobody knows how much is left.',
      doExample: 'OfAll',
      dontExample: 'SoFar',
    },
  ],
};
