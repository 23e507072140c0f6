import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it in the lobby for a lottery: the time to its next draw and the last result.',
    'Take `now` from `useNow`, and ask for the next draw in `onClose`.',
    'Leave `last` out before the first draw, and `href` when the lottery cannot be opened.',
  ],
  avoid: [
    { when: 'For a game with a picture.', instead: 'GameTile' },
    { when: 'For the time alone.', instead: 'DrawCountdown' },
  ],
  keys: [{ key: 'Enter', does: 'Opens the lottery: the whole card is its link.' }],
  sizes:
    'Fills its place in a `CardRail` and is as high as its neighbours. The name wraps. Its skeleton, `DrawCardSkeleton`, is 160px high, on phones 132px.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
