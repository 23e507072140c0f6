import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for a state in a word or two, beside what is in that state.',
    'Take tone and icon from `@site/ui/statusLook`, so that a state looks the same everywhere.',
    'Use `waiting` only when someone has to act.',
  ],
  avoid: [
    { when: 'For a rank.', instead: 'VipBadge' },
    { when: 'For a message.', instead: 'Toasts' },
    { when: 'For steps in order.', instead: 'WithdrawalTimeline' },
  ],
  sizes: 'As wide as its label, at most as its container, then the label wraps. At least 20px high.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Use amber only where someone has to act.',
      dont: 'Use amber for every state: nobody sees where to act.',
      doExample: 'OneWaits',
      dontExample: 'AllWait',
    },
  ],
};
