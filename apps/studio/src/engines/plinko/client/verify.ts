import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import type { InstantTheme } from '../../instant/InstantTheme.ts';
import { toTimes } from '../../instant/Ratio.ts';
import { dropBall, pocketOf, risks, rowCounts, timesOf } from '../rules.ts';

export async function checkRound({ field, numbers, word }: CheckTools<InstantTheme>): Promise<RoundCheck> {
  const rows = rowCounts.find((count) => String(count) === field('rows')) ?? 12;
  const risk = risks.find((name) => name === field('risk')) ?? 'medium';
  const path = dropBall(rows, await numbers(rows));
  const times = toTimes(timesOf({ rows, risk, path }));
  const wanted = field('times');
  return {
    isAsPaid: wanted ? wanted === times : null,
    drawn: [
      element('p', { className: 'figure', text: word('plinko.landed', { pocket: pocketOf(path) + 1, total: rows + 1, times }) }),
      element('p', {
        className: 'mono',
        text: path.map((step) => (step === 0 ? '←' : '→')).join(' '),
        attributes: {
          dir: 'ltr',
          role: 'img',
          'aria-label': path.map((step) => word(step === 0 ? 'plinko.left' : 'plinko.right')).join(', '),
        },
      }),
    ],
  };
}
