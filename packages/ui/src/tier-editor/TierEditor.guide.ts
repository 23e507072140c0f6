import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    "Use it to write the tiers of an offer: each field is checked while typing, against the giver's own contract.",
    'Pass `inForce` when a contract runs: fields that differ are outlined.',
    'Check with `tierProblems` before the offer is sent: it finds the same problems.',
  ],
  avoid: [
    { when: 'To read the tiers of a contract.', instead: 'ContractTerms' },
    { when: 'To show what an offer changes.', instead: 'ContractDiff' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the mode, the fields of each tier, and adding a tier.' },
    { key: 'Enter or Space', does: 'On a button, adds or removes a tier, or takes the proposed value.' },
  ],
  sizes: 'Fills its container. A tier is one row of at least 44px; on phones it is a block with a label above each field.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
