import { repeat, round, scatter } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { clump, disc, hills, ripples, sky, starrySky } from './scenery.ts';

/** Lanterns rising over a river: into the night, or into the last gold of the day. */
export const river = defineHero({
  motif: 'lantern',
  coloring: { dark: 'crimson', light: 'crimson' },
  middle: [150, 156],
  stands: { desktop: [1036, 250, 1.4], phone: [360, 226, 1.14] },
  colors: {
    dark: {
      near: '#0B1026',
      middle: '#1B1440',
      far: '#5A1C4A',
      ink: '#1A0410',
      star: '#FFE9C4',
      haze: '#FF6A3D',
      face: '#FF9A3C',
      edge: '#FFD58A',
      paper: '#FFB24A',
      paperLit: '#FFE6A8',
      glow: '#FF8A2A',
      hill: '#2A1446',
      hillNear: '#190C30',
      water: '#140F33',
      shine: '#FFB85C',
      reed: '#0B0718',
    },
    light: {
      near: '#8A2A4A',
      middle: '#96343F',
      far: '#FFD37A',
      ink: '#3A0710',
      star: 'none',
      haze: '#FFF3C8',
      face: '#FFF0BE',
      edge: '#FFFFFF',
      paper: '#FF8A4A',
      paperLit: '#FFF3D8',
      glow: '#FFF6D8',
      hill: '#B0484E',
      hillNear: '#7A2E48',
      water: '#8E3E58',
      shine: '#FFE9B0',
      reed: '#54203A',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 148;
    const shore = isPhone ? motifY + radius * 0.92 : height * 0.82;
    const next = scatter(26);
    const lamps = repeat(isPhone ? 12 : 17, () => {
      const aside = next() * 2 - 1;
      const x = motifX + Math.sign(aside) * radius * (0.62 + Math.abs(aside) * (isPhone ? 0.7 : 1));
      return skyLamp(x, next() * shore * 0.9, 0.28 + next() * 0.42, colors, id);
    });
    return [
      `<radialGradient id="${id}-glow"><stop offset="0" stop-color="${colors.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${colors.glow}" stop-opacity="0"/></radialGradient>`,
      sky(stage, id, colors),
      `<g opacity=".6">${starrySky(stage, shore * 0.8, { seed: 52, count: 40, color: colors.star })}</g>`,
      disc(stage, radius, colors),
      hills(stage, { horizon: shore, rise: height * 0.2, color: colors.hill, seed: 41 }),
      hills(stage, { horizon: shore + 3, rise: height * 0.08, color: colors.hillNear, seed: 15 }),
      `<rect y="${round(shore)}" width="${width}" height="${round(height - shore)}" fill="${colors.water}"/>`,
      ripples(stage, shore, radius, colors.shine),
      lamps,
      motif,
      clump(motifX - radius * 1.4, height + 26, 150, colors.reed),
      clump(motifX + radius * 1.35, height + 22, 190, colors.reed),
    ];
  },
});

/** Draws a sky lantern. */
function skyLamp(x: number, y: number, size: number, { paper, paperLit }: Record<'paper' | 'paperLit', string>, id: string) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})"><circle r="84" fill="url(#${id}-glow)"/><path d="M-32 -38Q0 -58 32 -38L24 38Q0 46 -24 38Z" fill="${paper}"/><path d="M-18 30Q0 -6 18 30Q0 46 -18 30Z" fill="${paperLit}"/></g>`;
}
