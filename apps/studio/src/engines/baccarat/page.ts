import { roadsMarkup, tableMarkup } from '../tables/tablePage.ts';
import type { TableTheme } from '../tables/TableTheme.ts';
import { baccaratSpots } from './playBaccarat.ts';

export const stageMarkup = (theme: TableTheme, word: (key: string) => string) =>
  tableMarkup(theme, { kind: 'baccarat', content: tableContent(word) });

/** Returns the markup of an empty table: two hands, the places for chips, and the roads. */
export function tableContent(word: (key: string) => string): string {
  const side = (name: 'player' | 'banker') =>
    `<div class="side" data-side="${name}" id="side-${name}"><h2 class="side-name" dir="auto">${word(`baccarat.${name}`)}</h2><div class="card-hand" id="hand-${name}" role="img" aria-label="${word(`baccarat.${name}`)}"></div><output class="hand-points" id="points-${name}"></output></div>`;
  const place = (spot: string) =>
    `<button class="bet-place" type="button" data-spot="${spot}"><b dir="auto" data-odds="${word(`baccarat.odds.${spot}`)}">${word(`baccarat.${spot}`)}</b></button>`;
  return `<span class="tray"></span><span class="shoe" id="shoe"></span>
<div class="sides">${side('player')}<p class="side-outcome" id="outcome" dir="auto"></p>${side('banker')}</div>
<div class="places" role="group" aria-label="${word('table.places')}" data-bets>${baccaratSpots.map(place).join('')}</div>
${roadsMarkup(word)}`;
}
