import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Agents',
  use: [
    'Use it for the contracts between an agent and others: terms, results of the period, pay and state.',
    'Pass `onOpen` to show a contract beside the table, and its id as `value`.',
    'Give the state of the request as `content`: the table shows loading, failure and emptiness itself.',
  ],
  avoid: [
    { when: 'To edit the tiers of a contract.', instead: 'TierEditor' },
    { when: 'To read one contract.', instead: 'ContractTerms' },
    { when: 'For reports with sorting, totals or pages.', instead: 'ReportGrid' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the table, then to the takers and the menus of the rows.' },
    { key: 'Arrow left, Arrow right', does: 'Scrolls the table when it has the focus.' },
    { key: 'Enter or Space', does: 'Opens the contract.' },
  ],
  sizes:
    'Fills its container and scrolls in itself; the taker stays at the start. Rows are 36px high, and 44px on phones. Text never wraps.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
