import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for a list whose pages can be counted, such as announcements or messages.',
    'Give `hrefOf` when a page has an address: pages become links that open in a new tab.',
    'With one page it shows nothing.',
  ],
  avoid: [
    { when: 'For a list that grows.', instead: 'LoadMore' },
    { when: 'For a report: the grid has its own.', instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through previous, the pages and next.' },
    { key: 'Enter or Space', does: 'Shows the page. A link is followed by Enter.' },
  ],
  sizes:
    'As wide as its pages and centred; they wrap. Buttons are 40px; in a container under 440px they are 44px, and only first, current and last page are shown.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
