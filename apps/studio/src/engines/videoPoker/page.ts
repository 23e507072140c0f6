import { localDigits } from '@site/money/localDigits';
import { tableMarkup } from '../tables/tablePage.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { paysOf, pokerHands } from './rankHand.ts';

/** Returns the markup of the machine: what every hand pays, and five places for cards. */
export function stageMarkup(theme: TableTheme, word: (key: string) => string, locale: string): string {
  const rows = pokerHands.map(
    (hand) =>
      `<div class="pay" data-hand="${hand}"><dt dir="auto">${word(`videoPoker.${hand}`)}</dt><dd>${localDigits(`× ${paysOf[hand]}`, locale)}</dd></div>`,
  );
  const places = [1, 2, 3, 4, 5].map(
    (place) =>
      `<button class="bet-place hold" type="button" aria-pressed="false" aria-disabled="true" aria-label="${word('videoPoker.noCard')} ${place}"><span class="card-hand"></span></button>`,
  );
  return tableMarkup(theme, {
    kind: 'videoPoker',
    content: `<dl class="pays-board" id="board">${rows.join('')}</dl>
<p class="hand-name" id="hand-name" dir="auto"></p><span class="shoe" id="shoe"></span>
<div class="holds" id="holds" role="group" aria-label="${word('videoPoker.cards')}">${places.join('')}</div>`,
  });
}
