import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { toTimes } from '../../instant/Ratio.ts';
import type { ScratchTheme } from '../composeTheme.ts';
import { matchOf, NUMBERS, printTicket, timesOf } from '../rules.ts';

export async function checkRound({ theme: { name, symbols }, field, numbers, word }: CheckTools<ScratchTheme>): Promise<RoundCheck> {
  const cells = printTicket(await numbers(NUMBERS));
  const match = matchOf(cells);
  const times = toTimes(timesOf(cells));
  const wanted = field('times');
  const pictures = cells.map((symbol) => {
    const motif = symbols[symbol]?.motif ?? '';
    return element('div', {
      className: 'scratch-cell',
      attributes: symbol === match ? { 'data-won': '' } : {},
      children: [element('img', { attributes: { src: `/art/symbol/${name}/${motif}.svg`, alt: word(`symbol.${motif}`) } })],
    });
  });
  return {
    isAsPaid: wanted ? wanted === times : null,
    drawn: [
      element('p', { className: 'figure', text: word('scratch.verified', { times }) }),
      element('div', { className: 'scratch-card scratch-verified', attributes: { dir: 'ltr' }, children: pictures }),
    ],
  };
}
