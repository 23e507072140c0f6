import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it in a list of tables where players meet: stakes, seats taken, and the way in.',
    'Format the amounts in the player’s currency, and name the stakes in the language of the page.',
    'Ask for the list again every few seconds: seats are taken by others.',
  ],
  avoid: [
    { when: 'For a game with a picture.', instead: 'GameTile' },
    { when: 'For a game whose next round has a time.', instead: 'DrawCard' },
  ],
  keys: [{ key: 'Enter', does: 'Presses the button of the table.' }],
  sizes:
    'Fills its place in a grid and is as high as its neighbours; at least 240px wide it needs no second line. Its skeleton, `RoomCardSkeleton`, is 190px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
