import { drawNumbers, FIELD, findRound, partOf, type Scene } from '../../art/film/filmScene.ts';
import { drawSymbol } from '../../art/drawSymbol.ts';
import { ramps } from '../../art/ramps.ts';
import { boardOf } from '../instant/boardOf.ts';
import { CELLS, matchOf, NUMBERS, printTicket, SIDE } from './rules.ts';
import type { ScratchTheme } from './composeTheme.ts';

const CELL = 46;
const PITCH = 52;
const SCRATCH_MS = 240;
const WON_MS = 150 + CELLS * 210 + 120;
const END_MS = WON_MS + 900;

/** Shows a ticket that wins one of its better prizes: its fields are scratched free, one after the other. */
export function scratchScene(theme: ScratchTheme): Scene {
  const { cells, match } = findRound(theme.name, (next) => {
    const printed = printTicket(drawNumbers(NUMBERS, next));
    const won = matchOf(printed);
    return won !== undefined && won < 5 ? { cells: printed, match: won } : undefined;
  });
  const { mid, light, deep } = ramps.steel;
  const half = CELL / 2;
  return {
    durationMs: END_MS + 240,
    actors: Object.fromEntries(
      theme.symbols.map(({ motif, coloring }, index) => [
        index,
        { svg: drawSymbol({ motif, coloring, hand: theme.look.hand }, `f${index}`), width: CELL - 4 },
      ]),
    ),
    stage: boardOf(theme),
    at: (ms, show) =>
      `<linearGradient id="foil" x2="1" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>${cells
        .map((symbol, cell) => {
          const x = FIELD.middleX + ((cell % SIDE) - 1) * PITCH;
          const y = FIELD.middleY + (Math.floor(cell / SIDE) - 1) * PITCH;
          const left = 1 - partOf(ms, 150 + cell * 210, SCRATCH_MS) * (1 - partOf(ms, END_MS, 200));
          const won = symbol === match ? partOf(ms, WON_MS, 150) * (1 - partOf(ms, END_MS, 150)) : 0;
          const frame = (attributes: string) =>
            `<rect x="${x - half}" y="${y - half}" width="${CELL}" height="${CELL}" rx="8" ${attributes}/>`;
          const foil = `<path d="M${x - half} ${y + half}V${y - half}H${x + half}V${y - half + CELL * left}Q${x + half * 0.4} ${y - half + CELL * left - 12} ${x} ${y - half + CELL * left}T${x - half} ${y - half + CELL * left}Z" fill="url(#foil)"/>`;
          return [
            frame('fill="#FFF8E6"'),
            show(String(symbol), { x, y, scale: 1 + 0.14 * won, opacity: ms >= WON_MS && symbol !== match ? 0.55 : 1 }),
            left > 0.02 ? (left > 0.98 ? frame('fill="url(#foil)"') : foil) : '',
            won > 0 ? frame(`fill="none" stroke="#FFC21A" stroke-width="3.5" opacity="${won}"`) : '',
          ].join('');
        })
        .join('')}`,
  };
}
