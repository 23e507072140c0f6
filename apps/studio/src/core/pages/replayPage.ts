import { dateFormat } from '@site/money/dateFormat';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import type { PlayableGame } from '../../catalogue/findGame.ts';
import { say } from '../client/words.ts';
import type { ReplayData } from '../play/wire.ts';
import { escapeHtml, htmlDocument, type PageParts } from './htmlDocument.ts';

interface ReplayPageParts extends PlayableGame, PageParts, Pick<ReplayData, 'round' | 'steps' | 'table' | 'runMs'> {}

/** Renders the page that shows a settled round again: on the stage of its engine, with what its seeds give. */
export function replayPage({ game, engine, theme, round, steps, table, runMs, ...parts }: ReplayPageParts): string {
  const { locale, words } = parts.wording;
  const word = (key: string) => escapeHtml(words[key] ?? key);
  const { icon, stage, style } = engine.page(theme, word, locale);
  const title = say(parts.wording, 'replay.title', { game: game.name });
  const money = (digits: string) => escapeHtml(formatMoneyInText(BigInt(digits), round.currency, locale));
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    [word('replay.time'), `${escapeHtml(time.format(round.atMs))} UTC`],
    [word('fair.stake'), money(round.stakeMinor)],
    [word('fair.win'), money(round.winMinor)],
    [word('fair.round'), escapeHtml(round.roundId)],
  ].map(([name, value]) => `<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`);
  const hasStage = steps.length > 0;
  const data: ReplayData = { engine: engine.name, theme, locale, words, round, steps, table, runMs };
  return htmlDocument({
    ...parts,
    style: `${parts.style}\n${engine.style}\n${style}`,
    title,
    icon,
    modules: [
      'src/core/client/replay.ts',
      `src/engines/${engine.name}/client/verify.ts`,
      ...(hasStage ? [`src/engines/${engine.name}/client/stage.ts`] : []),
    ],
    data,
    body: `<main class="replay">
${
  hasStage
    ? `<div class="room">
<div class="stage" inert>
${stage}
</div>
<p class="result" id="result" role="status"></p>
<button class="spin" id="again" type="button" aria-disabled="true">${word('replay.again')}</button>
</div>`
    : ''
}
<div class="paper">
${parts.site ? `<p class="house">${escapeHtml(parts.site.name)}</p>` : ''}
<h1>${escapeHtml(title)}</h1>
<dl class="facts">${facts.join('')}</dl>
<p class="verdict" id="verdict" role="status"></p>
<div id="drawn"></div>
</div>
</main>`,
  });
}
