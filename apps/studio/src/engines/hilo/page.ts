import type { InstantTheme } from '../instant/InstantTheme.ts';
import { boothMarkup } from '../instant/page.ts';

/** Returns the markup of the table before the first round: a deck, and a place for the card. */
export function stageMarkup(theme: InstantTheme, word: (key: string) => string): string {
  const motif = `/art/symbol/${theme.name}/motif.svg`;
  const back = `<span class="hilo-back"><img src="${motif}" alt=""></span>`;
  const guess = (name: string, arrow: string) =>
    `<button class="hilo-guess" type="button" id="hilo-${name}" value="${name}" aria-disabled="true"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${arrow}"/></svg><span><b id="hilo-${name}-label">${word(`hilo.${name}`)}</b><small class="figure" id="hilo-${name}-odds" dir="ltr"></small></span></button>`;
  return boothMarkup(
    theme,
    `<div class="hilo">
<div class="hilo-table" dir="ltr">
<div class="hilo-deck" aria-hidden="true">${back.repeat(3)}</div>
<div class="hilo-place" id="hilo-card" role="img" aria-label="${word('hilo.noCard')}">${back}</div>
</div>
<div class="hilo-guesses" role="group" aria-label="${word('hilo.next')}">${guess('higher', 'M12 20V5M5 11l7-7 7 7')}${guess('lower', 'M12 4v15M5 13l7 7 7-7')}<button class="hilo-guess hilo-skip" type="button" id="hilo-skip" value="skip" aria-disabled="true"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l8 7-8 7zM18 5v14"/></svg><b>${word('hilo.skip')}</b></button></div>
<ol class="hilo-trail" id="hilo-trail" dir="ltr" tabindex="0" aria-label="${word('hilo.trail')}"></ol>
</div>
<p class="unseen" id="hilo-said" role="status"></p>`,
  );
}
