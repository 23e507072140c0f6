import type { ReelsGame } from '../catalogue/reelsGame.ts';
import { returnToPlayerPpm } from '../reels/returnToPlayer.ts';
import { REELS, type Theme } from '../reels/Theme.ts';
import { windowAt } from '../reels/wins.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';
import type { GameData } from './wire.ts';

interface GamePageParts extends ReelsGame, PageParts {}

const ENTRY = 'play/browser/game.ts';

/** The cabinet as it stands before the first round. What plays is in the module it loads. */
export function gamePage({ game, theme, ...parts }: GamePageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const data: GameData = {
    gameCode: game.gameCode,
    theme: theme.name,
    locale,
    rtpPpm: game.rtpPpm ?? returnToPlayerPpm(theme),
    siteOrigin: parts.site?.origin,
    words,
  };
  return htmlDocument({
    ...parts,
    style: `${parts.style}\n:root {${cabinetColors(theme)}}`,
    title: game.name,
    icon: `${theme.name}/${theme.wild}`,
    entry: ENTRY,
    data,
    body: `<main class="room">
<h1 class="unseen">${escapeHtml(game.name)}</h1>
<div class="stage">
<div class="cabinet" id="cabinet" dir="ltr" role="img" aria-label="${word('game.reels')}">${reels(theme)}<svg class="path" id="path" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg></div>
<p class="result" id="result" role="status"></p>
</div>
<div class="controls">
<div class="stake" role="group" aria-label="${word('bet.stake')}">
<button class="round" id="less" type="button" aria-label="${word('bet.less')}" disabled>${icon('M5 12h14')}</button>
<output id="stake" class="figure"></output>
<button class="round" id="more" type="button" aria-label="${word('bet.more')}" disabled>${icon('M12 5v14M5 12h14')}</button>
</div>
<button class="spin" id="spin" type="button" aria-disabled="true">${word('game.spin')}</button>
<div class="tools">
<button class="round" id="pays" type="button" aria-label="${word('pays.title')}">${icon('M12 11v6M12 7.5v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z')}</button>
<button class="round" id="fair" type="button" aria-label="${word('fair.title')}">${icon('M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6ZM8.5 12l2.5 2.5 4.5-5')}</button>
<button class="round" id="sound" type="button" aria-label="${word('sound.on')}" aria-pressed="false">${icon('M4 10v4h4l5 4V6l-5 4Z')}${icon('M16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11', 'waves')}</button>
</div>
</div>
<p class="purse" id="purse" hidden></p>
</main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"></dialog>`,
  });
}

function reels(theme: Theme): string {
  const start = windowAt(
    theme.strips,
    Array.from({ length: REELS }, () => 0),
  );
  const cell = (sign: string) => `<div class="cell"><img src="/art/symbol/${theme.name}/${sign}.svg" alt=""></div>`;
  return start.map((column) => `<div class="reel"><div class="strip">${column.map(cell).join('')}</div></div>`).join('');
}

function cabinetColors({ cabinet }: Theme): string {
  const { cell, winCell, winEdge, ...single } = cabinet;
  const named = {
    ...single,
    'cell-top': cell[0],
    'cell-foot': cell[1],
    'win-top': winCell[0],
    'win-foot': winCell[1],
    'win-edge': winEdge,
  };
  return Object.entries(named)
    .map(([name, color]) => `--${name}:${color};`)
    .join('');
}

function icon(path: string, name = ''): string {
  return `<svg class="icon ${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
