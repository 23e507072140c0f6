import { element } from '../../../core/client/element.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { paysTable } from '../../tables/client/paysTable.ts';

/** Builds the list of what hands pay at a stake, and the rules of the table. */
export function paytable(stakeMinor: bigint, { word, money }: Pick<PageTools, 'word' | 'money'>): Paytable {
  const rows = [
    [word('blackjack.blackjack'), '3 : 2', money((stakeMinor * 5n) / 2n)],
    [word('blackjack.win'), '1 : 1', money(2n * stakeMinor)],
    [word('blackjack.insurance'), '2 : 1', money((stakeMinor / 2n) * 3n)],
    [word('blackjack.push'), '0 : 0', money(stakeMinor)],
  ];
  const rules = ['Packs', 'Dealer', 'Double', 'Split', 'Insurance', 'Left', 'Return'];
  return {
    wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid')], rows)],
    rules: rules.map((rule) => word(`blackjack.rule${rule}`)),
    // Two hands, both doubled.
    mostMinor: 8n * stakeMinor,
    more: [element('h3', { text: word('blackjack.strategy') }), element('p', { text: word('blackjack.strategyText') })],
  };
}
