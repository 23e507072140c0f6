import { tableMarkup } from '../tables/tablePage.ts';
import type { TableTheme } from '../tables/TableTheme.ts';

/** Returns the markup of an empty table, with the rules that the felt of every such table names. */
export function stageMarkup(theme: TableTheme, word: (key: string) => string): string {
  return tableMarkup(theme, {
    kind: 'blackjack',
    content: `<span class="tray"></span><span class="shoe" id="shoe"></span>
<div class="seat seat-dealer"><div class="card-hand" id="dealer" role="img" aria-label="${word('blackjack.dealerEmpty')}"></div><output class="hand-points" id="dealer-points"></output></div>
<div class="printed-rules"><p class="printed printed-pays" dir="auto">${word('blackjack.feltPays')}</p><p class="printed" dir="auto">${word('blackjack.feltDealer')}</p><p class="printed" id="insurance" dir="auto">${word('blackjack.feltInsurance')}</p></div>
<div class="seats" id="seats"></div>`,
  });
}
