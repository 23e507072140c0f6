import { round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { clump, disc, hills, ripples, sky, sparks, starrySky } from './scenery.ts';

/** A lotus on a lake: under the moon, or at sunrise. */
export const lake = defineHero({
  motif: 'lotus',
  coloring: { dark: 'rose', light: 'rose' },
  middle: [150, 150],
  stands: { desktop: [1036, 250, 1.52], phone: [360, 226, 1.24] },
  colors: {
    dark: {
      near: '#081330',
      middle: '#132657',
      far: '#3C2C7E',
      ink: '#0A0A2A',
      star: '#DCE6FF',
      haze: '#8FA8FF',
      face: '#F4E3B0',
      edge: '#FFFBEA',
      spark: '#FFE6A0',
      hill: '#14204E',
      hillNear: '#0E183F',
      water: '#0A1F47',
      shine: '#E9DDB0',
      pad: '#14604F',
      padLit: '#3FA886',
      padDeep: '#06162F',
      reed: '#050C22',
    },
    light: {
      near: '#5B2A6E',
      middle: '#84397A',
      far: '#FFC3A0',
      ink: '#3A0A3C',
      star: 'none',
      haze: '#FFE1C2',
      face: '#FFF1CF',
      edge: '#FFFFFF',
      spark: '#FFF7DC',
      hill: '#8A4A92',
      hillNear: '#5F3A84',
      water: '#2B6A8E',
      shine: '#FFE9D0',
      pad: '#2A9468',
      padLit: '#8FDD9A',
      padDeep: '#1A4A6E',
      reed: '#1F4A52',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 146;
    const shore = isPhone ? motifY + scale * 58 : height * 0.66;
    const float = (aside: number, down: number, size: number) =>
      lilyPad(motifX + radius * aside, isPhone ? shore + scale * 90 * down * size : height * down, size * scale, colors);
    return [
      sky(stage, id, colors),
      `<g opacity=".8">${starrySky(stage, shore * 0.9, { seed: 40, count: 50, color: colors.star })}</g>`,
      disc({ ...stage, motifY: motifY - radius * 0.1 }, radius, colors),
      hills(stage, { horizon: shore, rise: height * 0.18, color: colors.hill, seed: 3 }),
      hills(stage, { horizon: shore + 4, rise: height * 0.07, color: colors.hillNear, seed: 77 }),
      `<rect y="${round(shore)}" width="${width}" height="${round(height - shore)}" fill="${colors.water}"/>`,
      ripples(stage, shore, radius, colors.shine),
      float(-1.5, 0.93, 0.8),
      float(1.35, 0.86, 0.9),
      float(-0.75, 1, 1.15),
      float(1.75, 1.01, 1.2),
      motif,
      clump(motifX - radius * 1.55, height + 30, 150, colors.reed),
      clump(motifX + radius * 1.45, height + 24, 210, colors.reed),
      sparks(stage, radius, colors.spark, 14),
    ];
  },
});

function lilyPad(x: number, y: number, size: number, { pad, padLit, padDeep }: Record<'pad' | 'padLit' | 'padDeep', string>) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)})"><ellipse rx="74" ry="17" cy="5" fill="${padDeep}"/><path d="M-72 0A72 16 0 1 1 52 11L6 -2L30 14A72 16 0 0 1 -72 0Z" fill="${pad}"/><path d="M-60 -4A60 11 0 0 1 20 -14" fill="none" stroke="${padLit}" stroke-width="3" stroke-linecap="round"/></g>`;
}
