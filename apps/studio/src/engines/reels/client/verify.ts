import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import type { Word } from '../../../core/client/Stage.ts';
import { floatsOfRound, playRound, type Spin } from '../playRound.ts';
import { COINS_PER_STAKE, type Theme } from '../Theme.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<Theme>): Promise<RoundCheck> {
  const { spins, holding, coins } = playRound(theme, await numbers(floatsOfRound(theme)));
  const wanted = field('coins');
  return {
    isAsPaid: wanted ? wanted === String(coins) : null,
    drawn: [
      element('p', { className: 'figure', text: word('verify.coins', { coins, times: coins / COINS_PER_STAKE }) }),
      ...spins.map((spin, index) => drawSpin(theme, spin, { index, free: spins.length - 1, word })),
      ...(holding ? [element('p', { text: word('verify.hold', { count: holding.turns.flat().length, coins: holding.coins }) })] : []),
    ],
  };
}

function drawSpin(
  theme: Theme,
  { window, wins, stops, isFree }: Spin,
  { index, free, word }: { index: number; free: number; word: Word },
): HTMLElement {
  const winning = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}-${row}`)));
  const cells = window.flatMap((column, reel) =>
    column.map((symbol, row) =>
      element('div', {
        className: 'cell',
        attributes: winning.has(`${reel}-${row}`) ? { 'data-win': '' } : {},
        children: [element('img', { attributes: { src: `/art/symbol/${theme.name}/${symbol}.svg`, alt: word(`symbol.${symbol}`) } })],
      }),
    ),
  );
  return element('section', {
    className: 'drawn',
    children: [
      element('h2', { text: isFree ? word('free.running', { number: index, total: free }) : word('verify.paidSpin') }),
      element('div', { className: 'window', children: cells }),
      element('p', { className: 'mono', text: stops.join(' · '), attributes: { dir: 'ltr' } }),
    ],
  });
}
