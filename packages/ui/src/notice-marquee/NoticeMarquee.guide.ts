import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for a few short notices in one line, below the banners of the lobby.',
    'Give `onOpen` when a notice has more to read, and `all` for the page with every notice.',
    'It stops on hover, on focus and when paused; with reduced motion it stands still and can be scrolled.',
  ],
  avoid: [
    { when: 'For a message that has to be read.', instead: 'ConfirmDialog' },
    { when: 'For all announcements.', instead: 'AnnouncementList' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the notices, pause and all. The line stops while the focus is in it.' },
    { key: 'Enter or Space', does: 'Opens a notice, pauses or resumes the line, or shows all.' },
  ],
  sizes: 'Fills its container, 50px high, and 48px on phones, where the word and the button for all are left out.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
