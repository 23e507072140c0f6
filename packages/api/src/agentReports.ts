import { defineReport } from './defineReport.ts';
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
    day: { kind: 'day', label: 'trend.day', sort: true },
    gameType: {
      kind: 'choice',
      of: reportGameTypes,
      words: 'report:gameType',
      label: 'betting.category',
      width: 112,
      nullable: true,
      filter: true,
    },
    bets: { kind: 'count', label: 'betting.bets', sort: true, total: true },
    activeMembers: { kind: 'count', label: 'figure.activeMembers', width: 128, sort: true },
    stakeMinor: { kind: 'money', label: 'betting.stake', sort: true, total: true },
    validBetMinor: { kind: 'money', label: 'figure.validBet', sort: true, total: true },
    payoutMinor: { kind: 'money', label: 'betting.payout', sort: true, total: true },
    profitMinor: { kind: 'money', label: 'figure.profit', width: 116, sort: true, total: true },
    marginPpm: { kind: 'share', of: ['profitMinor', 'validBetMinor'], label: 'category.margin', only: 'grid' },
  },
  sets: {
    result: ['gameType', 'validBetMinor', 'profitMinor', 'marginPpm', 'payoutMinor'],
    betting: ['gameType', 'stakeMinor', 'bets', 'activeMembers'],
  },
});
