import { element } from '../../../core/client/element.ts';
import type { CheckTools, RoundCheck } from '../../../core/client/RoundCheck.ts';
import { toTimes } from '../../instant/Ratio.ts';
import type { MinesTheme } from '../composeTheme.ts';
import { CELLS, MOST_MINES, type MinesMove, placeMines, playMines } from '../rules.ts';

export async function checkRound({ theme, field, numbers, word }: CheckTools<MinesTheme>): Promise<RoundCheck> {
  const drawn = await numbers(MOST_MINES);
  const mines = Math.min(MOST_MINES, Math.max(1, Number(field('mines')) || 1));
  const picks = field('picks')
    .split(/\s+/)
    .filter(Boolean)
    .map((cell) => Number(cell) - 1);
  const game = playMines(
    [{ stakeMinor: '0', mines }, ...picks.map((cell): MinesMove => ({ stakeMinor: '0', cell })), { stakeMinor: '0', cashOut: true }],
    drawn,
  );
  const wanted = field('times');
  return {
    isAsPaid: wanted ? wanted === toTimes(game.paid) : null,
    drawn: [
      element('p', { className: 'figure', text: word('mines.verified', { times: toTimes(game.paid) }) }),
      drawBoard(theme, placeMines(mines, drawn), picks),
    ],
  };

  function drawBoard({ name }: MinesTheme, minesAt: readonly number[], opened: readonly number[]): HTMLElement {
    const cells = Array.from({ length: CELLS }, (_, cell) => {
      const state = minesAt.includes(cell) ? 'mine' : 'gem';
      const place = { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 };
      return element('div', {
        className: 'mines-cell',
        attributes: { 'data-state': state, ...(opened.includes(cell) ? { 'data-picked': '' } : {}) },
        children: [
          element('img', {
            attributes: { src: `/art/symbol/${name}/${state === 'mine' ? 'hazard' : 'motif'}.svg`, alt: word(`mines.${state}`, place) },
          }),
        ],
      });
    });
    return element('div', { className: 'mines-board mines-verified', attributes: { dir: 'ltr' }, children: cells });
  }
}
