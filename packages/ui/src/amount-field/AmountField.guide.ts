import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it wherever someone types an amount of money: it reads digits of any script and gives minor units.',
    'Set `leastMinor` and `mostMinor`: an amount outside of them is reported when the field is left, with a button that applies the limit.',
    'Offer the usual amounts as `quickMinor`, and what limits the amount as `limits`, the tightest first.',
  ],
  avoid: [
    { when: 'To show an amount.', instead: 'Money' },
    { when: 'For other figures or texts.', instead: 'TextField' },
    { when: 'For rates and steps of a contract.', instead: 'TierEditor' },
  ],
  keys: [
    { key: 'Tab', does: 'Leaves the field: the amount is grouped, and reported when it is outside its limits.' },
    { key: 'Enter or Space', does: 'On a quick amount, fills it in.' },
  ],
  sizes:
    'Fills its container. The limits stand beside the field when both have 260px, else under it. Quick amounts wrap; they are 32px high, and 44px on phones.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
