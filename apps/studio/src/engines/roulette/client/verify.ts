import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { parseBets } from '../../tables/bets.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { pocketOf, winOf } from '../playRoulette.ts';
import { colorOf } from '../spots.ts';

export async function checkRound({ field, numbers, word }: CheckTools<TableTheme>): Promise<RoundCheck> {
  const [number = 0] = await numbers(1);
  const pocket = pocketOf(number);
  const paid = field('roulettePaid');
  const fell = word('roulette.fell', { number: pocket, color: word(`roulette.${colorOf(pocket)}`) });
  return {
    isAsPaid: paid ? paid === String(winOf(parseBets(field('rouletteBets')), pocket)) : null,
    drawn: [
      element('section', {
        className: 'drawn',
        children: [
          element('h2', { text: fell }),
          element('p', { className: 'mono', text: `⌊${number} × 37⌋ = ${pocket}`, attributes: { dir: 'ltr' } }),
        ],
      }),
    ],
  };
}
