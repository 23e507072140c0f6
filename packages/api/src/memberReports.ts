import { defineReport, type RowOf } from './defineReport.ts';
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
    odds: { kind: 'account', label: 'record.odds', width: 64, nullable: true },
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
