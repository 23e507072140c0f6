import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it on touch screens, when a tile is too small for buttons: open it in `onTap` of the `GameTile`.',
    'Pass what the tile has: the same name, vendor, pictures and ways to start.',
  ],
  avoid: [
    { when: 'On a screen with a pointer: the tile shows its actions itself.', instead: 'GameTile' },
    { when: 'For a question.', instead: 'ConfirmDialog' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the actions and stays in the sheet.' },
    { key: 'Enter or Space', does: 'Starts the game or the trial, or marks the favourite.' },
    { key: 'Escape', does: 'Closes the sheet.' },
  ],
  sizes: 'A small dialog, and a sheet on phones. The poster is 132 by 176px, the buttons are at least 48px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
