import { figure } from '../../../core/client/figure.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import { paysOf, pokerHands } from '../rankHand.ts';

/** Builds the list of what every hand pays at a stake, and the rules. */
export function paytable(stakeMinor: bigint, { word, money }: Pick<PageTools, 'word' | 'money'>): Paytable {
  const rows = pokerHands.map((hand) => [
    word(`videoPoker.${hand}`),
    figure(`× ${paysOf[hand]}`),
    money(stakeMinor * BigInt(paysOf[hand])),
  ]);
  return {
    wins: [paysTable([word('videoPoker.handHeading'), word('table.odds'), word('table.paid')], rows)],
    rules: ['Deal', 'Hold', 'Jacks', 'Left', 'Return'].map((rule) => word(`videoPoker.rule${rule}`)),
    mostMinor: stakeMinor * BigInt(paysOf.royalFlush),
    more: [],
  };
}
