import { figure } from '../../../core/client/figure.ts';
import { formatPercent } from '@site/money/formatPercent';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import { baccaratSpots, limitsOf, returnsPpm } from '../playBaccarat.ts';

const most: Readonly<Record<(typeof baccaratSpots)[number], readonly [numerator: bigint, denominator: bigint]>> = {
  player: [2n, 1n],
  tie: [9n, 1n],
  banker: [195n, 100n],
  playerPair: [12n, 1n],
  bankerPair: [12n, 1n],
};

/** Builds the odds, the return and the limit of each bet at a stake, and the rules of drawing. */
export function paytable(stakeMinor: bigint, { word, money, locale }: Pick<PageTools, 'word' | 'money' | 'locale'>): Paytable {
  const rows = baccaratSpots.map((spot) => {
    const [numerator, denominator] = most[spot];
    return [
      word(`baccarat.${spot}`),
      word(`baccarat.odds.${spot}`),
      money((stakeMinor * numerator) / denominator),
      formatPercent(returnsPpm[spot] / 1e6, locale, 2, 2),
      figure(`× ${limitsOf(spot)?.most ?? 0n}`),
    ];
  });
  const rules = ['Aim', 'Tie', 'Natural', 'Player', 'Banker', 'Limits'];
  return {
    wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid'), word('table.return'), word('table.limit')], rows)],
    rules: rules.map((rule) => word(`baccarat.rule${rule}`)),
    mostMinor: 12n * stakeMinor,
    more: [],
  };
}
