import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    "Use it for a member's rank: as a chip beside a name, or as an emblem in three sizes.",
    'Set `isLocked` for a rank that is not reached yet.',
    'For the emblem without a text, take `VipEmblem` of the same folder.',
  ],
  avoid: [
    { when: 'For all ranks with their benefits.', instead: 'VipLadder' },
    { when: 'For a state.', instead: 'StatusChip' },
  ],
  sizes:
    'The chip is as wide as its label, at least 22px high. The emblem is 32, 56 or 120px, and its name is only read by screen readers.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
