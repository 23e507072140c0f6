import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for the page of one game: the bar keeps time, result and balance in view, in full screen too.',
    'Set `isBusy` until the game has loaded: a loading screen covers the frame.',
    'Give `limits` to members, so that their own limits are one press away.',
  ],
  avoid: [
    { when: 'For a game in a list.', instead: 'GameTile' },
    { when: 'When the game failed to open: put it inside as the content.', instead: 'ErrorState' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through back, limits, reload and full screen, then into the game.' },
    { key: 'Enter or Space', does: 'Presses the button.' },
    { key: 'Escape', does: 'Leaves full screen: the browser handles it.' },
  ],
  sizes: 'As high as the screen; the game gets what is left under the bar of 60px. On phones the figures stand in a second row.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
