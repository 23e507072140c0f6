import { REELS, type Theme } from './Theme.ts';
import { windowAt } from './wins.ts';

/** Returns the markup of the reels before the first round. */
export function stageMarkup(theme: Theme, word: (key: string) => string): string {
  return `<div class="cabinet" id="cabinet" dir="ltr" role="img" aria-label="${word('game.reels')}">${reelsMarkup(theme)}<svg class="path" id="path" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg></div>`;
}

function reelsMarkup(theme: Theme): string {
  const start = windowAt(
    theme.strips,
    Array.from({ length: REELS }, () => 0),
  );
  const cell = (symbol: string) => `<div class="cell"><img src="/art/symbol/${theme.name}/${symbol}.svg" alt=""></div>`;
  return start.map((column) => `<div class="reel"><div class="strip">${column.map(cell).join('')}</div></div>`).join('');
}

/** Returns the colours of a theme as CSS. */
export function stageColors({ cabinet }: Theme): string {
  const { cell, winCell, winEdge, ...single } = cabinet;
  const named = {
    ...single,
    'cell-top': cell[0],
    'cell-foot': cell[1],
    'win-top': winCell[0],
    'win-foot': winCell[1],
    'win-edge': winEdge,
  };
  const colors = Object.entries(named).map(([name, color]) => `--${name}:${color};`);
  return `:root {${colors.join('')}}`;
}
