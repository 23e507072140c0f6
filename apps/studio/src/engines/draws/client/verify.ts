import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { drawOrder } from '../balls.ts';
import { drawResult, isLotto, isOfBalls, numbersOfDraw, numbersThatDraw } from '../drawResult.ts';
import { readProven } from '../provenResult.ts';
import { winMinorOf } from '../settle.ts';
import type { DrawsTheme } from '../wire.ts';
import { eachOf, parsePots, sharesOf } from '../writtenPot.ts';
import { parseLines } from '../writtenTicket.ts';
import { revealOrder } from './revealOrder.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<DrawsTheme>): Promise<RoundCheck> {
  const { format } = theme.game;
  const ruled = numbersThatDraw(format, readProven(field('drawRuled')));
  const stream = ruled ?? (await numbers(numbersOfDraw(format)));
  const result = drawResult(format, stream);
  const paid = field('drawPaid');
  const pots = isLotto(format) ? sharesOf(format, parsePots(field('drawPots'))) : [];
  const wonMinor = parseLines(field('drawTicket')).reduce((sum, line) => sum + winMinorOf(line, result, eachOf(pots)), 0n);
  const drawn = revealOrder({ result, order: isOfBalls(format) ? drawOrder(format, stream) : [] }).map(({ number }) => number);
  return {
    isAsPaid: paid ? paid === String(wonMinor) : null,
    drawn: [
      element('section', {
        className: 'drawn',
        children: [
          element('h2', { text: word('draws.result') }),
          element('p', { className: 'mono', text: drawn.join(' '), attributes: { dir: 'ltr' } }),
          ...(ruled ? [element('p', { text: word('draws.corrected') })] : []),
          ...pots.map(({ name, poolMinor, lines, eachMinor }) =>
            element('p', {
              text: `${word(`draws.pot.${name}`)}: ${word('draws.verifyShare', { pool: String(poolMinor), lines, each: String(eachMinor) })}`,
            }),
          ),
        ],
      }),
    ],
  };
}
