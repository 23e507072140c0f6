import { billStatuses } from './billStatuses.ts';
import { defineReport } from './defineReport.ts';

/** Bills of all the agent's contracts that are settled by period, as a list without a page: `billDetail` shows one. Source: AGT-07. */
export const bills = defineReport({
  name: 'bills',
  path: '/wps/agent/bills',
  summary: 'Lists the bills of own contracts',
  audience: 'agent',
  words: 'bill',
  sort: '-to',
  groups: { taken: {}, given: {} },
  columns: {
    kind: { kind: 'choice', of: ['DAILY', 'HOURLY', 'DIVIDEND'], words: 'contracts', filter: true },
    from: { kind: 'day', sort: true },
    to: { kind: 'day', sort: true },
    startsAt: { kind: 'time', sort: true },
    contract: { kind: 'account' },
    account: { kind: 'account' },
    activeMembers: { kind: 'count', sort: true },
    validBetMinor: { kind: 'money', sort: true, total: true },
    ownNetMinor: { kind: 'money', sort: true, total: true },
    carriedMinor: { kind: 'money', sort: true },
    grossMinor: { kind: 'money', sort: true, total: true },
    receivedMinor: { kind: 'money', sort: true, total: true },
    keptMinor: { kind: 'money', sort: true, total: true },
    collectUntil: { kind: 'time', nullable: true },
    status: { kind: 'choice', of: billStatuses, words: 'bill.status', filter: true },
    currency: { kind: 'currency' },
  },
});
