import { figure } from '../../../core/client/figure.ts';
import { dateFormat } from '@site/money/dateFormat';
import { element } from '../../../core/client/element.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import { historyByMinute, MAX_SHOTS, type PlayedBatch } from '../batch.ts';
import type { ShotsTheme } from '../ShotsTheme.ts';

/** Returns what each kind of fish pays, and the player's own batches by the minute. */
export function paytable(
  stakeMinor: bigint,
  played: readonly PlayedBatch[],
  { word, money, theme, locale }: PageTools<ShotsTheme>,
): Paytable {
  const rows = theme.kinds.map(({ species, multiple }) =>
    element('li', {
      children: [
        element('img', { attributes: { src: `/art/symbol/${theme.name}/one-${species}.svg`, alt: '' } }),
        element('span', { text: word(`shots.fish.${species}`) }),
        element('span', { className: 'figure', text: figure(`×${multiple}`), attributes: { dir: 'ltr' } }),
        element('span', { className: 'figure', text: money(stakeMinor * BigInt(multiple)) }),
      ],
    }),
  );
  const [boss, next] = theme.kinds.map(({ multiple }) => multiple).toSorted((one, other) => other - one);
  const minutes = historyByMinute(played).map(({ atMs, shots, stakeMinor: staked, winMinor }) =>
    element('li', {
      text: word('shots.minute', {
        time: dateFormat(locale, { timeStyle: 'short' }).format(atMs),
        count: shots,
        stake: money(staked),
        win: money(winMinor),
      }),
    }),
  );
  return {
    wins: [element('ul', { className: 'shots-pays', children: rows })],
    rules: [word('shots.ruleCatch'), word('shots.ruleBatch'), word('shots.ruleMiss'), word('shots.ruleWater'), word('shots.ruleCannon')],
    mostMinor: stakeMinor * BigInt((boss ?? 0) + (next ?? 0) * (MAX_SHOTS - 1)),
    more:
      minutes.length > 0
        ? [element('h3', { text: word('shots.minutes') }), element('ul', { className: 'shots-minutes', children: minutes })]
        : [],
  };
}
