import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for customer service: the ways to reach it, its hours, and what is asked most.',
    'Render it to open it, or pass `isOpen`, and close it in `onClose`: the page beside it stays usable.',
    'Mark one channel with `isMain`, and explain a blocked window with `problem`.',
  ],
  avoid: [{ when: 'For a question that stops the page.', instead: 'Dialog' }, { when: 'For the page of help: link to it.' }],
  keys: [
    { key: 'Tab', does: 'Moves through close, the channels and the questions, then to the page.' },
    { key: 'Enter', does: 'Opens the channel or the question. A button is pressed by Space as well.' },
    { key: 'Escape', does: 'Closes it while the focus is inside, and returns the focus.' },
  ],
  sizes: '360px wide, at most as its container, and at most 600px high; its content scrolls. Channels are at least 60px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
