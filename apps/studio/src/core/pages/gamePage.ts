import type { PlayableGame } from '../../catalogue/findGame.ts';
import type { GameData } from '../play/wire.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';

interface GamePageParts extends PlayableGame, PageParts {}

/** Returns the source paths of the modules of a game's page: its entry, and the stage of its engine. */
export const modulesOf = ({ name, events, room }: PlayableGame['engine']) =>
  [`src/core/client/${(events ?? room) ? 'eventGame' : 'game'}.ts`, `src/engines/${name}/client/stage.ts`] as const;

/** Renders a game page before the first round: the stage of its engine, and the controls around it. */
export function gamePage({ game, engine, theme, ...parts }: GamePageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const { icon, stage, style, action } = engine.page(theme, word, locale);
  const title = `<h1 class="unseen">${escapeHtml(game.name)}</h1>`;
  const data: GameData = {
    gameCode: game.gameCode,
    engine: engine.name,
    theme,
    cycleMs: engine.cycleMs,
    hasClock: engine.clock !== undefined,
    locale,
    rtpPpm: game.rtpPpm ?? engine.returnPpm(theme),
    siteOrigin: parts.site?.origin,
    hasAutoplay: parts.site?.autoplay ?? false,
    hasQuickStop: parts.site?.quickStop ?? false,
    lotteryPlays: parts.site?.lotteryPlays ?? [],
    words,
  };
  return htmlDocument({
    ...parts,
    style: `${parts.style}\n${engine.style}\n${style}`,
    title: game.name,
    icon,
    modules: modulesOf(engine),
    data,
    body:
      (engine.events ?? engine.room)
        ? eventBody(title, stage)
        : `<main class="room">
${title}
<div class="stage">
${stage}
<p class="result" id="result" role="status"></p>
</div>
<div class="choices" id="choices" role="group" aria-label="${word('game.choices')}" hidden></div>
<div class="controls">
<div class="stake" role="group" aria-label="${word('bet.stake')}">
<button class="round" id="less" type="button" aria-label="${word('bet.less')}" disabled>${drawIcon('M5 12h14')}</button>
<output id="stake" class="figure"></output>
<button class="round" id="more" type="button" aria-label="${word('bet.more')}" disabled>${drawIcon('M12 5v14M5 12h14')}</button>
</div>
<button class="spin" id="spin" type="button" aria-disabled="true">${action}</button>
<div class="tools">
<button class="round" id="auto" type="button" aria-label="${word('autoplay.title')}" hidden>${drawIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.8 3.5v4h-4M10.5 9.2v5.6l4.4-2.8Z')}</button>
<button class="round" id="pays" type="button" aria-label="${word('pays.title')}">${drawIcon('M12 11v6M12 7.5v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z')}</button>
<button class="round" id="fair" type="button" aria-label="${word('fair.title')}">${drawIcon('M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6ZM8.5 12l2.5 2.5 4.5-5')}</button>
<button class="round" id="sound" type="button" aria-label="${word('sound.on')}" aria-pressed="false">${drawIcon('M4 10v4h4l5 4V6l-5 4Z')}${drawIcon('M16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11', 'waves')}</button>
</div>
</div>
<p class="autoplay-said" id="autoplay-said" role="status"></p>
<button class="free-rounds" id="free" type="button" aria-pressed="false" hidden></button>
<p class="autoplay-said" id="free-said" role="status"></p>
<p class="purse" id="purse" hidden></p>
</main>
${sheet}`,
  });
}

const sheet = '<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"></dialog>';

/** Returns the page of a game that events decide: its stage has all the controls. */
function eventBody(title: string, stage: string): string {
  return `<main class="events">\n${title}\n${stage}\n</main>\n${sheet}`;
}

function drawIcon(path: string, name = ''): string {
  return `<svg class="icon ${name}" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
