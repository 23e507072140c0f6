import type { InstantTheme } from '../instant/InstantTheme.ts';
import { boothMarkup, optionMarkup } from '../instant/page.ts';
import { risks, rowCounts } from './rules.ts';

/** Returns the markup of the board before the first round. The browser sets the pins, because their number is chosen. */
export function stageMarkup(theme: InstantTheme, word: (key: string) => string): string {
  return boothMarkup(
    theme,
    `<form class="plinko" id="plinko">
<div class="plinko-side">
<div class="booth-panel plinko-choice">
<fieldset class="booth-options"><legend>${word('plinko.rows')}</legend>${rowCounts.map((rows) => optionMarkup('rows', rows, String(rows), rows === 12)).join('')}</fieldset>
<fieldset class="booth-options"><legend>${word('plinko.risk')}</legend>${risks.map((risk) => optionMarkup('risk', risk, word(`plinko.${risk}`), risk === 'medium')).join('')}</fieldset>
</div>
<p class="booth-mascot"><img src="/art/symbol/${theme.name}/motif.svg" alt=""></p>
</div>
<div class="plinko-board" id="plinko-board" dir="ltr">
<svg class="plinko-pins" id="plinko-pins" viewBox="0 0 100 78" aria-hidden="true"></svg>
<ol class="plinko-pockets" id="plinko-pockets" aria-label="${word('plinko.pockets')}"></ol>
<img class="plinko-ball" id="plinko-ball" src="/art/symbol/${theme.name}/ball.svg" alt="" hidden>
</div>
<div class="booth-panel plinko-last"><p id="plinko-last-title">${word('plinko.last')}</p><ol id="plinko-last" aria-labelledby="plinko-last-title" dir="ltr"></ol></div>
</form>
<p class="unseen" id="plinko-said" role="status"></p>`,
  );
}
