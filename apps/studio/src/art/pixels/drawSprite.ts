import type { DrawingName } from '../markupOf.ts';
import type { RampName } from '../ramps.ts';
import { CELL, COLUMNS, ROWS, type Sprite, START } from './Sprite.ts';
import sprites from './sprites.json' with { type: 'json' };

/** Draws the sprite of a drawing in a 300 × 320 box, with a line of ink around. Throws when it has no such colouring. */
export function drawSprite(name: DrawingName, coloring: RampName, ink: string): string {
  const { rows, palettes }: Sprite = sprites[name];
  const palette = palettes[coloring];
  if (!palette) throw new Error(`This motif has no colouring "${coloring}".`);
  const letterAt = (column: number, row: number) => rows[row]?.[column] ?? '.';
  const isEdge = (column: number, row: number) =>
    letterAt(column, row) === '.' &&
    [letterAt(column - 1, row), letterAt(column + 1, row), letterAt(column, row - 1), letterAt(column, row + 1)].some(
      (letter) => letter !== '.',
    );
  const paths = palette.split(' ').map((color, index) => {
    const letter = String.fromCodePoint(97 + index);
    return `<path fill="${color}" d="${cellsWhere(COLUMNS, ROWS, (column, row) => letterAt(column, row) === letter)}"/>`;
  });
  return onGrid(`<path fill="${ink}" d="${cellsWhere(COLUMNS, ROWS, isEdge)}"/>${paths.join('')}`, START);
}

/** Returns path data of the cells for which `isIn` is true, joined along their rows. */
export function cellsWhere(columns: number, rows: number, isIn: (column: number, row: number) => boolean): string {
  let outline = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const from = column;
      while (column < columns && isIn(column, row)) column += 1;
      if (column > from) outline += `M${from} ${row}h${column - from}v1h${from - column}z`;
    }
  return outline;
}

/** Places a drawing in cells on the grid, with edges that are not smoothed. */
export function onGrid(drawing: string, start = 0): string {
  return `<g transform="translate(${start} ${start}) scale(${CELL})" shape-rendering="crispEdges">${drawing}</g>`;
}
