import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it in the header, for the money a member can play with.',
    'Set `isHidden` when the member presses the eye: five asterisks replace the amount, whatever its length.',
    'Give it a `panel` that says what the amount consists of: it opens when the amount is pressed.',
    'Keep the last amount while it is refreshed (`isBusy`) or when a refresh failed (`isStale`).',
  ],
  avoid: [
    { when: 'For any other amount in a text or a table.', instead: 'Money' },
    { when: 'For points, which are no money.', instead: 'Points' },
    { when: 'For a figure with its history.', instead: 'StatTile' },
  ],
  keys: [
    { key: 'Enter or Space', does: 'On the amount: opens or closes its panel; Escape closes it.' },
    { key: 'Tab', does: 'Moves from the eye to the refresh button.' },
    { key: 'Enter or Space', does: 'Hides or shows the amount, or refreshes it.' },
  ],
  sizes: 'As wide as the amount and 46px high. On phones it is 44px high and has no refresh button.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
