import { tableMarkup } from '../tables/tablePage.ts';
import type { TableTheme } from '../tables/TableTheme.ts';

export const stageMarkup = (theme: TableTheme, word: (key: string) => string) =>
  tableMarkup(theme, { kind: 'roulette', content: tableContent(theme, word) });

/** Returns the markup of wheel and table. The places are added in the browser. */
export function tableContent(theme: TableTheme, word: (key: string) => string): string {
  return `<div class="bowl" id="bowl" aria-hidden="true"><img class="rotor" id="rotor" src="/art/symbol/${theme.name}/wheel.svg" alt="" width="600" height="600"><span class="ball-arm" id="arm"><span class="ball" id="ball"></span></span><output class="called" id="called"></output></div>
<div class="layout" id="layout" role="group" aria-label="${word('roulette.layout')}" data-bets></div>
<ol class="called-list" id="calls" aria-hidden="true"></ol>`;
}
