import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it where games stand that feed the jackpot, and as a `bar` above such a game.',
    'Give `amountMinor` as it was counted last, and ask for it again every few seconds.',
    'Say in `labels.how` which rounds count and who wins.',
    'While jackpots load, show `JackpotCardSkeleton` in the place of each.',
  ],
  avoid: [
    { when: 'For the prize pool of a mission.', instead: 'LeaderBoard' },
    { when: 'For an amount alone.', instead: 'Money' },
  ],
  keys: [{ key: 'Enter, Space', does: 'Opens and closes the rules.' }],
  sizes: 'Fills its place. Closed, it is 160px high with a name of one line; as a `bar` 44px. Names wrap.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
