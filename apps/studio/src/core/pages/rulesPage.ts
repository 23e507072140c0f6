import type { PlayableGame } from '../../catalogue/findGame.ts';
import type { RulesData } from '../play/wire.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';

interface RulesPageParts extends PlayableGame, PageParts {
  currency: string;
  leastStakeMinor: bigint;
}

/** Returns true for games whose stage has a paytable: those that events decide explain themselves. */
export const hasRulesPage = ({ engine }: Pick<PlayableGame, 'engine'>) => !engine.events && !engine.room;

/** Renders the page of a game's wins and rules at its lowest stake. Source: GAM-02. */
export function rulesPage({ game, engine, theme, currency, leastStakeMinor, ...parts }: RulesPageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const { icon, stage, style } = engine.page(theme, word, locale);
  const data: RulesData = {
    gameCode: game.gameCode,
    engine: engine.name,
    theme,
    cycleMs: engine.cycleMs,
    locale,
    rtpPpm: game.rtpPpm ?? engine.returnPpm(theme),
    words,
    currency,
    leastStakeMinor: String(leastStakeMinor),
  };
  return htmlDocument({
    ...parts,
    style: `${parts.style}\n${engine.style}\n${style}`,
    title: `${game.name} – ${words['pays.title'] ?? ''}`,
    icon,
    modules: ['src/core/client/rules.ts', `src/engines/${engine.name}/client/stage.ts`],
    data,
    body: `<main class="paper">
<h1>${escapeHtml(game.name)}</h1>
<h2>${word('pays.title')}</h2>
<div id="rules" aria-busy="true"></div>
<div class="room" hidden>
<div class="stage" inert>
${stage}
</div>
</div>
</main>`,
  });
}
