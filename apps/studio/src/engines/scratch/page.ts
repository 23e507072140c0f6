import { boothMarkup } from '../instant/page.ts';
import type { ScratchTheme } from './composeTheme.ts';
import { CELLS, prizes } from './rules.ts';

/** Returns the markup of a covered card and the list of its prizes. */
export function stageMarkup({ name, symbols, ...theme }: ScratchTheme, word: (key: string) => string): string {
  const picture = (motif: string) => `<img src="/art/symbol/${name}/${motif}.svg" alt="${word(`symbol.${motif}`)}">`;
  const cells = Array.from(
    { length: CELLS },
    (_, cell) =>
      `<button class="scratch-cell" type="button" tabindex="${cell === 0 ? 0 : -1}" aria-disabled="true" aria-label="${cell + 1}"></button>`,
  );
  const list = symbols.map(
    ({ motif }, index) => `<li data-symbol="${index}">${picture(motif)}<b class="figure" dir="ltr">×${prizes[index]?.times}</b></li>`,
  );
  return boothMarkup(
    { name, ...theme },
    `<div class="scratch">
<div class="booth-panel scratch-prizes"><p id="scratch-title">${word('scratch.match')}</p><ol id="scratch-prizes" aria-labelledby="scratch-title">${list.join('')}</ol></div>
<div class="scratch-ticket">
<div class="scratch-card" id="scratch-card" dir="ltr" role="group" aria-label="${word('scratch.card')}">${cells.join('')}<canvas class="scratch-foil" id="scratch-foil" aria-hidden="true"></canvas></div>
<button class="choice scratch-all" id="scratch-all" type="button" disabled>${word('scratch.all')}</button>
</div>
</div>
<p class="unseen" id="scratch-said" role="status"></p>`,
  );
}
