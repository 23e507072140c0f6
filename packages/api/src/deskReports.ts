import { defineReport } from './defineReport.ts';

const figure = { kind: 'money', width: 124, sort: true, total: true } as const;

/** GGR and NGR of the house. Trial accounts never count. Source: OPR-09, docs/domain.md DR-11. */
export const houseReport = defineReport({
  name: 'houseReport',
  file: 'house',
  path: '/wps/operator/report',
  summary: 'Reads GGR and NGR of the house by day, by vendor, or by both',
  audience: 'operator',
  act: 'readBooks',
  words: 'books',
  sort: '-day',
  groups: { day: { lacks: ['vendor'] }, vendor: { lacks: ['day'], sort: '-ggrMinor' }, both: {} },
  columns: {
    day: { kind: 'day', label: 'column.day', sort: true, nullable: true },
    // Empty where rows are days. What members and agents got belongs to no vendor, and has a row of its own among vendors.
    vendor: { kind: 'text', label: 'column.vendor', width: 160, sort: true, filter: /^[^\0]{1,80}$/ },
    bets: { kind: 'count', label: 'column.bets', width: 92, sort: true, total: true },
    stakeMinor: { ...figure, label: 'column.stakeMinor' },
    validBetMinor: { kind: 'money', total: true },
    payoutMinor: { ...figure, label: 'column.payoutMinor' },
    // Stakes less payouts.
    ggrMinor: { ...figure, label: 'column.ggrMinor' },
    // 10 % of each vendor's positive GGR of a day.
    feeMinor: { ...figure, label: 'column.feeMinor' },
    // Amounts that members got beside payouts.
    bonusMinor: { ...figure, label: 'column.bonusMinor' },
    rebateMinor: { ...figure, label: 'column.rebateMinor' },
    pointsMinor: { ...figure, label: 'column.pointsMinor' },
    // Paid to agents on turnover.
    salaryMinor: { ...figure, label: 'column.salaryMinor' },
    // GGR less all of these.
    ngrMinor: { ...figure, label: 'column.ngrMinor' },
  },
  sets: {
    result: ['vendor', 'ggrMinor', 'feeMinor', 'ngrMinor'],
    betting: ['vendor', 'bets', 'stakeMinor', 'payoutMinor'],
    costs: ['vendor', 'bonusMinor', 'rebateMinor', 'pointsMinor', 'salaryMinor'],
  },
});
