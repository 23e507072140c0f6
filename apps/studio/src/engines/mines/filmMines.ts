import { easeOut, drawNumbers, FIELD, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { boardOf } from '../instant/boardOf.ts';
import type { MinesTheme } from './composeTheme.ts';
import { CELLS, MOST_MINES, playMines, SIDE } from './rules.ts';

const MINES = 4;
const PICKS = 6;
const CELL = 28;
const PITCH = 31;
const STEP_MS = 280;
const CASH_MS = 200 + PICKS * STEP_MS + 200;
const END_MS = CASH_MS + 1000;

/** Shows a round that is cashed out after some gems: the mines are shown then. */
export function minesScene(theme: MinesTheme): Scene {
  const { opened, minesAt } = findRound(theme.name, (next) => {
    const numbers = drawNumbers(MOST_MINES, next);
    const picks = new Set(drawNumbers(CELLS, next).map((number) => Math.floor(number * CELLS)));
    const picked = [...picks].slice(0, PICKS).map((cell) => ({ stakeMinor: '0', cell }));
    const game = playMines([{ stakeMinor: '1', mines: MINES }, ...picked, { stakeMinor: '0', cashOut: true }], numbers);
    return game.paid.top > 0n && game.minesAt ? { opened: game.opened, minesAt: game.minesAt } : undefined;
  });
  const { look, hazard } = theme;
  const { base, pattern } = tones[look.tone];
  const { light } = ramps[look.key];
  return {
    durationMs: END_MS + 300,
    actors: {
      gem: { svg: drawSymbol(look, 'gem'), width: CELL },
      mine: { svg: drawSymbol({ motif: hazard.piece, coloring: hazard.coloring, hand: look.hand }, 'mine'), width: CELL },
    },
    stage: boardOf(theme),
    at: (ms, show) =>
      Array.from({ length: CELLS }, (_, cell) => {
        const x = FIELD.middleX + ((cell % SIDE) - (SIDE - 1) / 2) * PITCH;
        const y = FIELD.middleY + (Math.floor(cell / SIDE) - (SIDE - 1) / 2) * PITCH;
        const turn = opened.indexOf(cell);
        const isMine = minesAt.includes(cell);
        const atMs = isMine ? CASH_MS : 200 + turn * STEP_MS;
        const shown = turn >= 0 || isMine ? easeOut(ms, atMs, 220) * (1 - partOf(ms, END_MS, 240)) : 0;
        const won = turn >= 0 ? partOf(ms, CASH_MS, 150) * (1 - partOf(ms, END_MS, 200)) : 0;
        const half = CELL / 2;
        const tile = `<rect x="${x - half}" y="${y - half}" width="${CELL}" height="${CELL}" rx="7" fill="${shown > 0.4 ? '#0008' : base}" stroke="${won > 0.3 ? light : pattern}" stroke-width="${won > 0.3 ? 2.4 : 1.2}"/>`;
        const pop = 1 + 0.25 * Math.sin(Math.PI * partOf(ms, atMs, 260));
        return tile + show(isMine ? 'mine' : 'gem', { x, y, scale: shown * pop, opacity: isMine ? 0.75 : 1 });
      }).join(''),
  };
}
