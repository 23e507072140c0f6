import type { Theme } from './Theme.ts';
import { startWindow } from './wins.ts';

/** Returns the markup of the cabinet before the first round. The scene draws over its window when it is ready. */
export function stageMarkup(theme: Theme, word: (key: string) => string): string {
  return `<div class="cabinet" id="cabinet" dir="ltr">
<img class="sign" src="/art/sign/${theme.name}.svg" width="640" height="120" alt="">
<p class="banner" id="banner" dir="auto" aria-hidden="true"></p>
<div class="reels" id="reels" role="img" aria-label="${word('game.reels')}">${reelsMarkup(theme)}</div>
<div class="air" id="air"></div>
<div class="feast" id="feast" dir="auto" aria-hidden="true"><b></b><output class="figure"></output></div>
</div>`;
}

function reelsMarkup(theme: Theme): string {
  const cell = (symbol: string) => `<div class="cell"><img src="/art/symbol/${theme.name}/${symbol}.svg" alt=""></div>`;
  return startWindow(theme)
    .map((column) => `<div class="reel">${column.map(cell).join('')}</div>`)
    .join('');
}

/** Returns the colours of a theme as CSS. */
export function stageColors({ name, cabinet }: Theme): string {
  const { cell, winCell, winEdge, ...single } = cabinet;
  const named = {
    ...single,
    room: `url(/art/room/${name}.svg)`,
    'cell-top': cell[0],
    'cell-foot': cell[1],
    'win-top': winCell[0],
    'win-foot': winCell[1],
    'win-edge': winEdge,
  };
  const colors = Object.entries(named).map(([property, value]) => `--${property}:${value};`);
  return `:root {${colors.join('')}}`;
}
