import { localDigits } from '@site/money/localDigits';
import { boothMarkup } from '../instant/page.ts';
import type { MinesTheme } from './composeTheme.ts';
import { CELLS, MOST_MINES } from './rules.ts';

/** Numbers of mines that one press chooses. */
const QUICK = [1, 3, 5, 8, 12, 24];

/** Returns the markup of the board before the first round: every cell closed, and the choice of mines. */
export function stageMarkup(theme: MinesTheme, word: (key: string) => string, locale: string): string {
  const picture = (piece: string) => `<img src="/art/symbol/${theme.name}/${piece}.svg" alt="">`;
  const cells = Array.from(
    { length: CELLS },
    (_, cell) =>
      `<button class="mines-cell" type="button" tabindex="${cell === 0 ? 0 : -1}" aria-disabled="true" aria-label="${cell + 1}"></button>`,
  );
  return boothMarkup(
    theme,
    `<div class="mines">
<div class="mines-side">
<div class="mines-choice booth-panel">
<label for="mines-count">${word('mines.count')}</label>
<p class="mines-shares" dir="ltr"><span class="mines-share">${picture('hazard')}<output id="mines-number" for="mines-count">3</output></span><span class="mines-share">${picture('motif')}<span id="mines-gems">22</span></span></p>
<input class="booth-slider" id="mines-count" type="range" min="1" max="${MOST_MINES}" value="3">
<div class="mines-picks" id="mines-picks" dir="ltr" role="group" aria-label="${word('mines.count')}">${QUICK.map((mines) => `<button type="button" value="${mines}" aria-pressed="${mines === 3}">${localDigits(mines, locale)}</button>`).join('')}</div>
</div>
<p class="booth-mascot">${picture('hazard')}</p>
</div>
<div class="mines-board" id="mines-board" dir="ltr" role="group" aria-label="${word('mines.board')}">${cells.join('')}</div>
<div class="mines-odds booth-panel"><p id="mines-steps-title">${word('mines.steps')}</p><ol class="mines-steps" id="mines-steps" aria-labelledby="mines-steps-title" dir="ltr"></ol></div>
</div>
<p class="unseen" id="mines-said" role="status"></p>`,
  );
}
