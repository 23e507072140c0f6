import { mix } from '../colors.ts';
import { scatter } from '../geometry.ts';
import type { PatternName } from '../grounds.ts';
import { cellsWhere, drawSprite, onGrid } from '../pixels/drawSprite.ts';
import { twoTone } from './flat.ts';
import type { Hand } from './Hand.ts';

const COLUMNS = 48;
const ROWS = 64;

/** Cells of a few colours: edges are steps, gradients are dithered, shadows are hard. */
export const pixel: Hand = {
  motif(name, coloring, { ink, id, shadow = 0.38 }) {
    const sprite = drawSprite(name, coloring, ink);
    return `<defs><g id="${id}-cut">${sprite}</g><filter id="${id}-dark" x="-15%" y="-15%" width="135%" height="135%"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${shadow} 0"/></filter></defs><use href="#${id}-cut" x="6.25" y="12.5" filter="url(#${id}-dark)"/><use href="#${id}-cut"/>`;
  },
  ground({ pattern, turn, tone, id }) {
    const isIn = fields[pattern];
    const next = scatter(turn * 97 + pattern.length);
    const sparks = Array.from({ length: 16 }, () => `M${Math.floor(next() * COLUMNS)} ${Math.floor(next() * 32)}h1v1h-1z`);
    return onGrid(
      [
        `<rect id="${id}-ground" width="${COLUMNS}" height="${ROWS}" fill="${tone.base}"/>`,
        `<path fill="${tone.pattern}" d="${cellsWhere(COLUMNS, ROWS, (column, row) => isIn(column - 24, row - 25, turn))}"/>`,
        `<path fill="${mix(tone.disc, tone.pattern, 0.3)}" d="${sparks.join('')}"/>`,
        `<path fill="${tone.foot}" d="${dither(36, 53)}"/>`,
      ].join(''),
    );
  },
  veil: (tone) => onGrid(`<path fill="${tone.foot}" d="${dither(41, 54)}"/>`),
  letter(lines, { fill, ink, key }, id) {
    const outlines = lines.map(({ outline }, index) => `<path id="${id}-line${index}" d="${outline}"/>`);
    const uses = lines.map((_, index) => `<use href="#${id}-line${index}"/>`).join('');
    const { gradients, faces } = twoTone(lines, fill, id);
    return [
      `<defs>${outlines.join('')}${gradients}</defs><g shape-rendering="crispEdges" stroke-linejoin="miter">`,
      `<g fill="${ink}" stroke="${ink}" stroke-width="11"><g transform="translate(0 7)">${uses}</g>${uses}</g>`,
      `<g fill="${key}" transform="translate(0 4.6)">${uses}</g>${faces}</g>`,
    ].join('');
  },
};

/** Order in which the cells of a square of four by four fill up. */
const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

/** Returns the cells of a dithered gradient: none above the first row, all below the last. */
function dither(from: number, to: number): string {
  return cellsWhere(COLUMNS, ROWS, (column, row) => ((row - from) / (to - from)) * 17 > (order[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5);
}

/** True for the cells of a pattern; column and row count from its middle. */
type Field = (column: number, row: number, turn: number) => boolean;

const away = (column: number, row: number) => Math.hypot(column + 0.5, row + 0.5);
const odd = (value: number) => Math.abs(Math.floor(value)) % 2 === 1;
const tile = (value: number, size: number) => ((value % size) + size) % size;

const fields: Record<PatternName, Field> = {
  rays: (column, row, turn) => odd(((Math.atan2(row + 0.5, column + 0.5) / Math.PI + 1) * (16 + turn * 2)) / 2 + turn / 2),
  rings: (column, row, turn) => odd(away(column, row) / (3 + turn)),
  scales: (column, row, turn) => {
    const size = 8 + turn * 2;
    return Math.round(away(tile(column + (odd(row / (size / 2)) ? size / 2 : 0), size) - size / 2, tile(row, size / 2))) % 3 === 0;
  },
  dots: (column, row, turn) => tile(column + (odd(row / (4 + turn)) ? 2 : 0), 4 + turn) < 2 && tile(row, 4 + turn) < 2,
  stripes: (column, row, turn) => odd((turn % 2 === 0 ? column + row : column - row) / (4 + turn)),
  diamonds: (column, row, turn) => Math.abs(tile(column, 8 + turn) - 4) + Math.abs(tile(row, 8 + turn) - 4) < 3,
  moon: (column, row, turn) => away(column, row) < 15 + turn && away(column - 5, row + 4) > 11,
  planet: (column, row, turn) => away(column - 6, row) < 12 + turn || Math.abs(column * 0.4 + row - 2) < 1.5,
  waves: (column, row, turn) => tile(row + Math.round(2 * Math.sin(column / (2.4 + turn / 2))), 6) < 2,
  chevrons: (column, row, turn) => tile(row + Math.abs(column), 8 + turn * 2) < 4 + turn,
  clouds: (column, row, turn) => away(tile(column + turn * 5 + (odd(row / 12) ? 10 : 0), 20) - 10, (tile(row, 12) - 7) * 1.8) < 7,
  fans: (column, row, turn) => odd(away(tile(column, 14 + turn) - 7, tile(row, 12)) / 2.4) && tile(row, 12) < 8,
  pitch: (column, row, turn) => odd(column / 5) || Math.round(away(column, row)) === 14 + turn,
};
