import { defineReport, type RowOf } from './defineReport.ts';
import { entryKinds } from './entryKinds.ts';
import { reportGameTypes } from './reportGameTypes.ts';

/** The member's own bets. Source: MEM-06. */
export const betRecords = defineReport({
  name: 'betRecords',
  file: 'bets',
  path: '/wps/records/bets',
  summary: 'Lists own bets',
  audience: 'member',
  words: 'record',
  sort: '-placedAt',
  // A corrected round has several rows and counts as one bet.
  counted: 'bets',
  columns: {
    placedAt: { kind: 'time', label: 'record.placedAt', sort: true },
    gameName: { kind: 'text', label: 'record.game', width: 132 },
    roundId: { kind: 'account', label: 'record.round', width: 80, filter: true, drill: true },
    // What the bet was placed on, in the vendor's words; null for a bet without a choice.
    selection: { kind: 'text', label: 'record.selection', width: 132, nullable: true },
    odds: { kind: 'decimal', label: 'record.odds', width: 64, nullable: true },
    stakeMinor: { kind: 'money', label: 'record.stake', width: 92, sort: true, total: true },
    payoutMinor: { kind: 'money', label: 'record.payout', width: 92, sort: true, total: true },
    netMinor: { kind: 'money', label: 'record.net', width: 92, sort: true, total: true },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
    status: {
      kind: 'choice',
      of: ['open', 'settled', 'void'],
      words: 'record.status',
      label: 'record.status',
      filter: true,
    },
    // Who paid the stake: a free round has a stake of nothing.
    paidBy: { kind: 'choice', of: ['player', 'campaign'], words: 'record.paidBy', label: 'record.paidBy', filter: true },
    market: { kind: 'text', label: 'record.market', width: 112, nullable: true },
    vendorName: { kind: 'text', label: 'record.vendor', width: 108 },
    gameType: {
      kind: 'choice',
      of: reportGameTypes,
      words: 'report:gameType',
      label: 'record.category',
      filter: true,
    },
    validBetMinor: { kind: 'money', label: 'record.validBet', width: 92, total: true },
    vassalage: { kind: 'text', filter: /^[A-Z0-9_]{1,24}$/ },
    gameCode: { kind: 'text', filter: true },
    settledAt: { kind: 'time', nullable: true },
    // The game that verifies the round; null for a round that cannot be verified.
    verifyNodeId: { kind: 'count', nullable: true },
  },
  phoneFirst: ['stakeMinor', 'payoutMinor', 'netMinor', 'validBetMinor', 'gameName', 'selection', 'odds', 'status'],
});
export type BetRecord = RowOf<typeof betRecords>;

/** Everything that moved the member's own money, with the balance after it. Source: MEM-35. */
export const accountRecords = defineReport({
  name: 'accountRecords',
  file: 'transactions',
  path: '/wps/records/transactions',
  summary: 'Lists what moved own money',
  audience: 'member',
  words: 'entry',
  sort: '-at',
  counted: 'entries',
  columns: {
    at: { kind: 'time', label: 'entry.at', sort: true },
    kind: { kind: 'choice', of: entryKinds, words: 'entry.kind', label: 'entry.kind', filter: true },
    amountMinor: { kind: 'money', label: 'entry.amount', sort: true, total: true },
    // Of the wallet, right after this entry.
    balanceMinor: { kind: 'money', label: 'entry.balance' },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
    // The number that customer service finds it by.
    referenceNumber: { kind: 'account', label: 'entry.reference', width: 132 },
  },
});

/** Tells what the member's own play won or lost, and what the house gave, by day or by day and game type. Source: MEM-36. */
export const profitAndLoss = defineReport({
  name: 'profitAndLoss',
  path: '/wps/records/profit',
  summary: 'Reads own profit and loss by day',
  audience: 'member',
  words: 'profit',
  sort: '-day',
  columns: {
    day: { kind: 'day', label: 'profit.day', sort: true },
    gameType: { kind: 'choice', of: reportGameTypes, words: 'report:gameType', label: 'profit.category', filter: true, nullable: true },
    bets: { kind: 'count', label: 'profit.bets', sort: true, total: true },
    stakeMinor: { kind: 'money', label: 'profit.stake', sort: true, total: true },
    validBetMinor: { kind: 'money', label: 'profit.validBet', sort: true, total: true },
    payoutMinor: { kind: 'money', label: 'profit.payout', sort: true, total: true },
    // Rebates, bonuses, prizes and the like, which belong to no game type.
    givenMinor: { kind: 'money', label: 'profit.given', sort: true, total: true },
    netMinor: { kind: 'money', label: 'profit.net', sort: true, total: true },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
  },
  groups: { day: { hides: ['gameType'] }, gameType: { hides: ['givenMinor'] } },
  phoneFirst: ['netMinor', 'stakeMinor', 'payoutMinor'],
});

/** The member's bonuses of the asked days, by when they were granted, with what they ask. Source: MEM-07. */
export const bonusRecords = defineReport({
  name: 'bonusRecords',
  path: '/wps/records/bonus',
  summary: 'Lists own bonuses',
  audience: 'member',
  words: 'bonus',
  sort: '-at',
  counted: 'bonuses',
  columns: {
    at: { kind: 'time', label: 'bonus.at', sort: true },
    kind: { kind: 'choice', of: entryKinds, words: 'entry.kind', label: 'entry.kind', filter: true },
    // The name of its promotion in the brand's language; null for other bonuses.
    title: { kind: 'text', label: 'bonus.promotion', width: 148, nullable: true },
    grantedMinor: { kind: 'money', label: 'bonus.granted', sort: true, total: true },
    needMinor: { kind: 'money', label: 'bonus.need', sort: true, total: true },
    doneMinor: { kind: 'money', label: 'bonus.done', total: true },
    outcome: {
      kind: 'choice',
      of: ['open', 'played', 'cleared', 'forfeited'],
      words: 'bonus.outcome',
      label: 'bonus.outcome',
      filter: true,
    },
    endedAt: { kind: 'time', label: 'bonus.endedAt', nullable: true },
    currency: { kind: 'currency', label: 'report:currency', only: 'csv' },
  },
  phoneFirst: ['title', 'grantedMinor', 'outcome', 'needMinor', 'doneMinor'],
});
