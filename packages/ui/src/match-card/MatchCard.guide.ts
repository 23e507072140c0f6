import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it for a match that can be bet on: its teams, its start or clock, and the odds of its winner.',
    'Renew the odds while the card is shown, and pass null for a market that is closed.',
    'Place it in a `CardRail`; while matches load, show `MatchCardSkeleton` in its place.',
  ],
  avoid: [
    { when: 'For a lottery with its draw.', instead: 'DrawCard' },
    { when: 'For a game with a picture.', instead: 'GameTile' },
  ],
  keys: [{ key: 'Enter', does: 'Opens the match: the whole card is its link.' }],
  sizes: 'Fills its place in a `CardRail`, 152px high. Names end with an ellipsis.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
