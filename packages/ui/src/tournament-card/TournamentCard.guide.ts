import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Games',
  use: [
    'Use it in a list of tournaments: each leads to its board.',
    'Say what counts in `rule`, with the games and the smallest stake.',
    'Leave `action` out where nobody can join any more.',
  ],
  avoid: [
    { when: 'For the board itself.', instead: 'LeaderBoard' },
    { when: 'For a mission of the member’s own.', instead: 'MissionCard' },
  ],
  keys: [{ key: 'Enter', does: 'Opens the board, or joins from the button.' }],
  sizes: 'Fills its column; texts wrap. The picture is 112px wide, on phones 72px.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
