import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it before a new version of a contract is offered or accepted: it shows each clause before and after, and the effect on the taker.',
    'List every contract that would end, with what it paid yesterday, and enable the action only when `isRead` is true.',
  ],
  avoid: [
    { when: 'To read a contract from start to end.', instead: 'ContractTerms' },
    { when: 'For many contracts at once.', instead: 'ContractTable' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the table and to the checkbox.' },
    { key: 'Arrow left, Arrow right', does: 'Scrolls the table when it is wider than its container.' },
    { key: 'Space', does: 'Checks that the list has been read.' },
  ],
  sizes: 'Fills its container. A table that is too wide scrolls in itself. On phones each ending contract takes three lines.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
