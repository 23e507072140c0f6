import { billStatuses, salaryStatuses } from './billStatuses.ts';
import { defineReport } from './defineReport.ts';
import { incomeKinds, transactionKinds } from './entryKinds.ts';
import { reportGameTypes } from './reportGameTypes.ts';

/** Bets of the agent's team. Source: AGT-06. */
export const teamBetting = defineReport({
  name: 'teamBetting',
  path: '/wps/agent/reports/teamBetting',
  summary: 'Lists the bets of the own team by day',
  audience: 'agent',
  words: 'betting',
  sort: '-day',
  groups: { day: { hides: ['gameType'] }, category: {} },
  columns: {
    day: { kind: 'day', label: 'trend.day', sort: true, drill: true },
    gameType: {
      kind: 'choice',
      of: reportGameTypes,
      words: 'report:gameType',
      label: 'betting.category',
      width: 112,
      nullable: true,
      filter: true,
    },
    // Null where too few played. Source: docs/domain.md DR-10.6.
    bets: { kind: 'count', label: 'betting.bets', sort: true, total: true, nullable: true },
    activeMembers: { kind: 'count', label: 'figure.activeMembers', width: 128, sort: true },
    stakeMinor: { kind: 'money', label: 'betting.stake', sort: true, total: true, nullable: true },
    validBetMinor: { kind: 'money', label: 'figure.validBet', sort: true, total: true, nullable: true },
    payoutMinor: { kind: 'money', label: 'betting.payout', sort: true, total: true, nullable: true },
    profitMinor: { kind: 'money', label: 'figure.profit', width: 116, sort: true, total: true, nullable: true },
    marginPpm: { kind: 'share', of: ['profitMinor', 'validBetMinor'], label: 'category.margin', only: 'grid' },
  },
  sets: {
    result: ['gameType', 'validBetMinor', 'profitMinor', 'marginPpm', 'payoutMinor'],
    betting: ['gameType', 'stakeMinor', 'bets', 'activeMembers'],
  },
});

/** Bills that the agent takes, or that its downlines take from it. */
const billGroups = { taken: { hides: ['account'] }, given: {} } as const;
const billColumns = {
  contract: { kind: 'account', label: 'bill.contract', width: 88, drill: true },
  account: { kind: 'account', label: 'bill.account', width: 112 },
  activeMembers: { kind: 'count', label: 'figure.activeMembers', width: 112, sort: true },
  validBetMinor: { kind: 'money', label: 'bill.validBet', sort: true, total: true },
} as const;
const payColumns = {
  grossMinor: { kind: 'money', label: 'bill.gross', sort: true, total: true },
  receivedMinor: { kind: 'money', label: 'bill.received', sort: true, total: true },
  keptMinor: { kind: 'money', label: 'bill.kept', sort: true, total: true },
  currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
} as const;
const salaryStatus = { kind: 'choice', of: salaryStatuses, words: 'bill.status', label: 'bill.status', width: 128, filter: true } as const;
const salarySets = {
  pay: ['keptMinor', 'grossMinor', 'status', 'receivedMinor'],
  base: ['contract', 'account', 'activeMembers', 'validBetMinor'],
} as const;

/** Daily salary of the agent's contracts, by day. Source: AGT-07. */
export const dailyWages = defineReport({
  name: 'dailyWages',
  path: '/wps/agent/reports/dailyWages',
  summary: 'Lists bills of daily salary',
  audience: 'agent',
  words: 'dailyWages',
  sort: '-day',
  groups: billGroups,
  columns: { day: { kind: 'day', label: 'trend.day', sort: true }, ...billColumns, ...payColumns, status: salaryStatus },
  sets: salarySets,
});

/** Hourly salary of the agent's contracts, by hour with play. Source: AGT-07. */
export const hourSalary = defineReport({
  name: 'hourSalary',
  path: '/wps/agent/reports/hourSalary',
  summary: 'Lists bills of hourly salary',
  audience: 'agent',
  words: 'hourSalary',
  sort: '-startsAt',
  groups: billGroups,
  columns: { startsAt: { kind: 'time', label: 'bill.hour', sort: true }, ...billColumns, ...payColumns, status: salaryStatus },
  sets: salarySets,
});

/** Real-time salary of the agent's contracts, by day. Source: AGT-07, docs/domain.md DR-11.9. */
export const realtimeSalary = defineReport({
  name: 'realtimeSalary',
  path: '/wps/agent/reports/realtimeSalary',
  summary: 'Lists real-time salary by day',
  audience: 'agent',
  words: 'realtimeSalary',
  sort: '-day',
  groups: billGroups,
  columns: {
    day: { kind: 'day', label: 'trend.day', sort: true, drill: true },
    contract: { kind: 'account', label: 'bill.contract', width: 88 },
    account: billColumns.account,
    slices: { kind: 'count', label: 'bill.slices', width: 96, sort: true, total: true },
    validBetMinor: billColumns.validBetMinor,
    grossMinor: payColumns.grossMinor,
    keptMinor: payColumns.keptMinor,
    // What the taker has to give back out of later earnings, at the end of the day.
    owedMinor: { kind: 'money', label: 'bill.owed', sort: true },
    status: { kind: 'choice', of: ['PAID', 'OWED'], words: 'bill.realtime', label: 'bill.status', width: 112, filter: true },
    currency: payColumns.currency,
  },
  sets: { pay: ['keptMinor', 'grossMinor', 'status', 'owedMinor'], base: ['contract', 'account', 'slices', 'validBetMinor'] },
});

/** Settled slices of one real-time contract that the agent takes or gives. Source: AGT-07, docs/domain.md DR-11.9. */
export const realtimeSlices = defineReport({
  name: 'realtimeSlices',
  path: '/wps/agent/reports/realtimeSlices',
  summary: 'Lists the slices of real-time salary',
  audience: 'agent',
  words: 'slices',
  sort: '-startsAt',
  columns: {
    startsAt: { kind: 'time', label: 'slices.slice', sort: true, drill: true },
    contract: { kind: 'account', label: 'bill.contract', width: 88, filter: true },
    account: { kind: 'account', label: 'bill.account', width: 112 },
    validBetMinor: billColumns.validBetMinor,
    grossMinor: payColumns.grossMinor,
    keptMinor: payColumns.keptMinor,
    carryPpm: { kind: 'count', label: 'slices.carry', width: 112 },
    currency: payColumns.currency,
  },
  phoneFirst: ['validBetMinor', 'keptMinor'],
});

/** Dividends of the agent's contracts, by period. Source: AGT-07. */
export const dividends = defineReport({
  name: 'dividends',
  path: '/wps/agent/reports/dividends',
  summary: 'Lists bills of dividends',
  audience: 'agent',
  words: 'dividends',
  sort: '-to',
  groups: billGroups,
  columns: {
    from: { kind: 'day', label: 'bill.from', sort: true },
    to: { kind: 'day', label: 'bill.to', sort: true },
    ...billColumns,
    ownNetMinor: { kind: 'money', label: 'bill.ownNet', sort: true, total: true },
    // Loss that earlier periods carry into it.
    carriedMinor: { kind: 'money', label: 'bill.carried', sort: true },
    ...payColumns,
    collectUntil: { kind: 'time', label: 'bill.collectUntil', nullable: true },
    status: { kind: 'choice', of: billStatuses, words: 'bill.status', label: 'bill.status', width: 144, filter: true },
  },
  sets: {
    pay: ['to', 'keptMinor', 'status', 'grossMinor', 'receivedMinor', 'collectUntil'],
    base: ['contract', 'account', 'activeMembers', 'validBetMinor', 'ownNetMinor', 'carriedMinor'],
  },
});

/** Columns of who played, alike in every report that names people. Source: docs/domain.md DR-10.6. */
const people = {
  // Null where too few played to name anybody.
  account: { kind: 'account', label: 'downline.account', filter: true, nullable: true },
  // The direct downline whose team it is. Null where too few played.
  downline: { kind: 'account', label: 'people.downline', filter: true, nullable: true },
} as const;

/** Lists the losses of the players in the agent's team, by direct downline or by player. Source: AGT-12. */
export const userLoss = defineReport({
  name: 'userLoss',
  path: '/wps/agent/reports/userLoss',
  summary: 'Lists what the players of the own team lost',
  audience: 'agent',
  words: 'loss',
  sort: '-lossMinor',
  groups: { downline: { hides: ['account'] }, player: {} },
  columns: {
    downline: { ...people.downline, rest: 'downline.rest', drill: true },
    account: people.account,
    // Null where too few played. Source: docs/domain.md DR-10.6.
    bets: { kind: 'count', label: 'betting.bets', sort: true, total: true, nullable: true },
    stakeMinor: { kind: 'money', label: 'betting.stake', sort: true, total: true, nullable: true },
    validBetMinor: { kind: 'money', label: 'figure.validBet', sort: true, total: true, nullable: true },
    payoutMinor: { kind: 'money', label: 'betting.payout', sort: true, total: true, nullable: true },
    // Rebates, bonuses, prizes and the like.
    givenMinor: { kind: 'money', label: 'loss.given', sort: true, total: true, nullable: true },
    lossMinor: { kind: 'money', label: 'loss.loss', sort: true, total: true, nullable: true },
  },
  sets: { result: ['account', 'lossMinor', 'stakeMinor', 'payoutMinor', 'givenMinor'], betting: ['account', 'bets', 'validBetMinor'] },
});

/** Deposits and bets of the agent's team by direct downline. Source: AGT-06. */
export const teamDownlines = defineReport({
  name: 'teamDownlines',
  path: '/wps/agent/reports/teamDownlines',
  summary: 'Lists deposits and bets of the own team by direct downline',
  audience: 'agent',
  words: 'branches',
  sort: '-validBetMinor',
  columns: {
    downline: { ...people.downline, rest: 'downline.rest', drill: true },
    // Of the downline and everybody below it. Null for those that share a row.
    activeMembers: { kind: 'count', label: 'figure.activeMembers', width: 128, nullable: true },
    // Null where too few played. Source: docs/domain.md DR-10.6.
    depositsMinor: { kind: 'money', label: 'figure.deposits', sort: true, total: true, nullable: true },
    bets: { kind: 'count', label: 'betting.bets', sort: true, total: true, nullable: true },
    stakeMinor: { kind: 'money', label: 'betting.stake', sort: true, total: true, nullable: true },
    validBetMinor: { kind: 'money', label: 'figure.validBet', sort: true, total: true, nullable: true },
    payoutMinor: { kind: 'money', label: 'betting.payout', sort: true, total: true, nullable: true },
    profitMinor: { kind: 'money', label: 'figure.profit', width: 116, sort: true, total: true, nullable: true },
    marginPpm: { kind: 'share', of: ['profitMinor', 'validBetMinor'], label: 'category.margin', only: 'grid' },
  },
  sets: {
    result: ['validBetMinor', 'profitMinor', 'marginPpm', 'depositsMinor'],
    betting: ['activeMembers', 'bets', 'stakeMinor', 'payoutMinor'],
  },
});

/** Single bets of the agent's team. Source: AGT-12. */
export const downlineBets = defineReport({
  name: 'downlineBets',
  path: '/wps/agent/reports/downlineBets',
  summary: 'Lists the bets of the own team',
  audience: 'agent',
  words: 'teamBets',
  sort: '-settledAt',
  columns: {
    settledAt: { kind: 'time', label: 'teamBets.settledAt', sort: true },
    ...people,
    // Null where too few played it. Source: docs/domain.md DR-10.6.
    gameType: { kind: 'choice', of: reportGameTypes, words: 'report:gameType', label: 'betting.category', nullable: true, filter: true },
    stakeMinor: { kind: 'money', label: 'betting.stake', sort: true, total: true },
    validBetMinor: { kind: 'money', label: 'figure.validBet', sort: true, total: true },
    payoutMinor: { kind: 'money', label: 'betting.payout', sort: true, total: true },
    // Start of the five minutes of the day in which it settled, for the bets of a slice of real-time salary.
    slice: { kind: 'text', label: 'slices.inSlice', width: 88, filter: /^([01]\d|2[0-3]):[0-5][05]$/ },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
  },
  phoneFirst: ['account', 'stakeMinor', 'payoutMinor'],
});

/** Lists the pay of an agent for its team, by day or by day and kind of pay. Source: AGT-13. */
export const income = defineReport({
  name: 'income',
  path: '/wps/agent/reports/income',
  summary: 'Lists what the agent was paid',
  audience: 'agent',
  words: 'income',
  sort: '-day',
  groups: { day: { hides: ['kind'] }, kind: {} },
  columns: {
    day: { kind: 'day', label: 'trend.day', sort: true },
    kind: {
      kind: 'choice',
      of: incomeKinds,
      words: 'member:entry.kind',
      label: 'income.kind',
      width: 132,
      filter: true,
      nullable: true,
      drill: true,
    },
    payments: { kind: 'count', label: 'income.payments', sort: true, total: true },
    amountMinor: { kind: 'money', label: 'income.amount', sort: true, total: true },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
  },
});

/** Lists the transactions of the agent's team apart from bets, by day or by day and player. Source: AGT-14. */
export const downlineTransactions = defineReport({
  name: 'downlineTransactions',
  path: '/wps/agent/reports/downlineTransactions',
  summary: 'Lists what moved the money of the own team',
  audience: 'agent',
  words: 'teamMoney',
  sort: '-day',
  groups: { day: { hides: ['account', 'downline'] }, player: {} },
  columns: {
    day: { kind: 'day', label: 'trend.day', sort: true, drill: true },
    kind: { kind: 'choice', of: transactionKinds, words: 'member:entry.kind', label: 'teamMoney.kind', width: 132, filter: true },
    account: people.account,
    downline: people.downline,
    entries: { kind: 'count', label: 'teamMoney.entries', sort: true, total: true },
    amountMinor: { kind: 'money', label: 'teamMoney.amount', sort: true, total: true },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
  },
  phoneFirst: ['kind', 'amountMinor'],
});

/** Single transfers of the agent's team, apart from play. Source: AGT-13, AGT-14. */
export const downlineEntries = defineReport({
  name: 'downlineEntries',
  path: '/wps/agent/reports/downlineEntries',
  summary: 'Lists the transfers of the own team',
  audience: 'agent',
  words: 'teamEntries',
  sort: '-at',
  columns: {
    at: { kind: 'time', label: 'teamEntries.at', sort: true },
    kind: { kind: 'choice', of: transactionKinds, words: 'member:entry.kind', label: 'teamMoney.kind', width: 132, filter: true },
    ...people,
    amountMinor: { kind: 'money', label: 'teamMoney.amount', sort: true, total: true },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
  },
  phoneFirst: ['kind', 'amountMinor', 'account'],
});
