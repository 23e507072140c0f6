import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { disc, hills, sky, starrySky } from './scenery.ts';

/** A knight on a board that runs to the horizon: under a cold moon, or in a warm afternoon. */
export const duel = defineHero({
  motif: 'knight',
  coloring: { dark: 'pearl', light: 'onyx' },
  middle: [150, 166],
  stands: { desktop: [1036, 254, 1.44], phone: [360, 230, 1.18] },
  colors: {
    dark: {
      near: '#0E0B26',
      middle: '#1E1547',
      far: '#4A2A86',
      ink: '#0C0620',
      star: '#DCD6FF',
      haze: '#9C7BFF',
      face: '#C9B8FF',
      edge: '#FFFFFF',
      hill: '#1A1240',
      pale: '#6A55B8',
      deep: '#2A1C5E',
      rival: '#0C0720',
    },
    light: {
      near: '#7A2E1E',
      middle: '#803317',
      far: '#FFCF8A',
      ink: '#24100A',
      star: 'none',
      haze: '#FFF0C0',
      face: '#FFF4D8',
      edge: '#FFFFFF',
      hill: '#9A4A22',
      pale: '#F5D9A8',
      deep: '#A8552A',
      rival: '#6B2A14',
    },
  },
  draw(stage, colors, motif, id) {
    const { height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 148;
    const horizon = isPhone ? motifY + radius * 0.56 : height * 0.74;
    const columns = 12;
    // Rows that grow towards the viewer, and columns that converge above the motif.
    const rowAt = (row: number) => horizon + (height - horizon) * (row / 5) ** 1.7;
    const columnAt = (column: number, y: number) =>
      motifX + (column - columns / 2) * radius * 0.42 * (0.55 + (1.9 * (y - horizon)) / (height - horizon));
    const square = (row: number, column: number) => {
      const [top, foot] = [rowAt(row), rowAt(row + 1)];
      return `M${round(columnAt(column, top))} ${round(top)}L${round(columnAt(column + 1, top))} ${round(top)}L${round(columnAt(column + 1, foot))} ${round(foot)}L${round(columnAt(column, foot))} ${round(foot)}Z`;
    };
    const squares = repeat(5, (row) => repeat(columns / 2, (index) => square(row, index * 2 + (row % 2))));
    const edge = `M${round(columnAt(0, horizon))} ${round(horizon)}H${round(columnAt(columns, horizon))}L${round(columnAt(columns, height))} ${height}H${round(columnAt(0, height))}Z`;
    return [
      sky(stage, id, colors),
      `<g opacity=".7">${starrySky(stage, horizon * 0.8, { seed: 64, count: 44, color: colors.star })}</g>`,
      disc({ ...stage, motifY: motifY - radius * 0.06 }, radius, colors),
      hills(stage, { horizon: horizon + 6, rise: height * 0.12, color: colors.hill, seed: 12 }),
      `<path d="${edge}" fill="${colors.deep}"/><path d="${squares}" fill="${colors.pale}" opacity=".55"/>`,
      pawn(motifX - radius * 1.1, horizon + height * 0.13, scale * 0.62, colors.rival),
      pawn(motifX + radius * 1.12, horizon + height * 0.1, scale * 0.56, colors.rival),
      pawn(motifX + radius * 1.5, horizon + height * 0.2, scale * 0.86, colors.rival),
      motif,
    ];
  },
});

function pawn(x: number, foot: number, size: number, color: string) {
  return `<path transform="translate(${round(x)} ${round(foot)}) scale(${round(size)})" d="M-46 0v-14q16 -8 20 -44h-12v-13h14a27 27 0 1 1 48 0h14v13H26q4 36 20 44V0Z" fill="${color}"/>`;
}
