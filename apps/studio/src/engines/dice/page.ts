import type { InstantTheme } from '../instant/InstantTheme.ts';
import { boothMarkup, optionMarkup } from '../instant/page.ts';
import { LEAST_CHANCE, MOST_CHANCE, sides } from './rules.ts';

/** Returns the markup of the drum and the rail before the first roll. */
export function stageMarkup(theme: InstantTheme, word: (key: string) => string): string {
  const motif = `<img src="/art/symbol/${theme.name}/motif.svg" alt="">`;
  const drums = ['5', '0', '.', '0', '0'].map((sign) => `<span class="dice-drum"${sign === '.' ? ' data-point' : ''}>${sign}</span>`);
  return boothMarkup(
    theme,
    `<form class="dice" id="dice">
<div class="dice-top" dir="ltr" aria-hidden="true"><p class="dice-guard">${motif}</p><p class="dice-drums" id="dice-drums">${drums.join('')}</p><p class="dice-guard">${motif}</p></div>
<div class="dice-rail" id="dice-rail" dir="ltr" data-side="under">
<div class="dice-track"></div>
<input class="dice-limit" id="dice-limit" type="range" min="${LEAST_CHANCE}" max="${MOST_CHANCE}" value="50" aria-label="${word('dice.limit')}">
<div class="dice-marks" aria-hidden="true"><span>0</span><span>25</span><span>50</span><span>75</span><span>100</span></div>
<p class="dice-marker" id="dice-marker" aria-hidden="true" hidden></p>
</div>
<div class="dice-facts">
<fieldset class="booth-panel booth-options dice-side"><legend class="unseen">${word('dice.side')}</legend>${sides.map((side) => optionMarkup('side', side, word(`dice.${side}`), side === 'under')).join('')}</fieldset>
<dl class="booth-panel"><dt>${word('dice.chance')}</dt><dd class="figure" dir="ltr" id="dice-chance"></dd></dl>
<dl class="booth-panel"><dt>${word('dice.pays')}</dt><dd class="figure" dir="ltr" id="dice-times"></dd></dl>
</div>
<ol class="dice-last" id="dice-last" dir="ltr" aria-label="${word('dice.last')}"></ol>
</form>
<p class="unseen" id="dice-said" role="status"></p>`,
  );
}
