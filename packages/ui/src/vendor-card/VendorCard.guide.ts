import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for a vendor with a picture, and the number of its open games or tables.',
    'Give a picture of 480 by 220 with a dark start half and without text: right-to-left mirrors it.',
    'Use `maintenance` when it is closed: the card is dimmed, and no link.',
  ],
  avoid: [
    { when: 'For a game.', instead: 'GameTile' },
    { when: 'For vendors as a filter.', instead: 'VendorMenu' },
  ],
  keys: [{ key: 'Enter', does: "Opens the vendor's games." }],
  sizes: 'Fills its place in a `CardRail`, 152px high, and 92px on phones. The name breaks before it reaches the motif.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
