import { formatPercent } from '@site/money/formatPercent';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import { limitsOf, oddsOf, returnPpmOf, type SicBoSpot, singleOdds, type SpotKind, spots } from '../sicBo.ts';

/** Builds the odds, the return and the limit of each kind of bet at a stake. Totals are listed one by one. */
export function paytable(stakeMinor: bigint, { word, money, locale }: Pick<PageTools, 'word' | 'money' | 'locale'>): Paytable {
  const totals = [...spots.values()].filter(({ kind, numbers: [total = 0] }) => kind === 'total' && total <= 10);
  const listed = [
    ...first('half'),
    ...first('anyTriple'),
    ...first('triple'),
    ...first('double'),
    ...totals,
    ...first('pair'),
    ...first('single'),
  ];
  const rows = listed.map((spot) => [
    nameOf(spot, word),
    `${spot.kind === 'single' ? singleOdds.join(' · ') : oddsOf(spot)} : 1`,
    money(stakeMinor * BigInt((spot.kind === 'single' ? Math.max(...singleOdds) : oddsOf(spot)) + 1)),
    formatPercent(returnPpmOf(spot) / 1e6, locale, 2, 2),
    `× ${limitsOf(spot.name)?.most ?? 0n}`,
  ]);
  return {
    wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid'), word('table.return'), word('table.limit')], rows)],
    rules: ['Aim', 'Triple', 'Single', 'Limits'].map((rule) => word(`sicBo.rule${rule}`)),
    mostMinor: stakeMinor * 191n,
    more: [],
  };
}

function nameOf({ kind, numbers: [number = 0] }: SicBoSpot, word: PageTools['word']): string {
  return kind === 'total' ? word('sicBo.kind.total', { total: number, other: 21 - number }) : word(`sicBo.kind.${kind}`);
}

const first = (kind: SpotKind) => [...spots.values()].filter((spot) => spot.kind === kind).slice(0, 1);
