import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it to read a contract as both sides do: parties, clauses, tiers and earlier versions.',
    'Put printing, changing and ending in `actions`, and the number of the contract in `reference`.',
    'Mark the tier that the last period reached with `reached`; `null` says that none was.',
  ],
  avoid: [
    { when: 'To compare two versions.', instead: 'ContractDiff' },
    { when: 'To change the tiers.', instead: 'TierEditor' },
    { when: 'For a list of contracts.', instead: 'ContractTable' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the actions, the table of tiers and the versions.' },
    { key: 'Arrow left, Arrow right', does: 'Scrolls the table of tiers when it has the focus.' },
    { key: 'Enter or Space', does: 'Shows a version, or compares the last two.' },
  ],
  sizes: 'Fills its container. The text is at most 680px wide, with the versions beside it in 156px. On phones the versions stand below.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
