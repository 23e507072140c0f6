import { leaf, repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { clump, disc, hills, ripples, sky, sparks, starrySky } from './scenery.ts';

/** A chest found on a beach: by moonlight, or at noon. */
export const cove = defineHero({
  motif: 'chest',
  coloring: { dark: 'bronze', light: 'bronze' },
  middle: [150, 172],
  stands: { desktop: [1040, 276, 1.4], phone: [360, 240, 1.16] },
  colors: {
    dark: {
      near: '#061A2A',
      middle: '#0B2F44',
      far: '#14607A',
      ink: '#0A0E1E',
      star: '#DDF3FF',
      haze: '#8FE3E0',
      face: '#E9F2D0',
      edge: '#FFFFFF',
      hill: '#0B3A50',
      water: '#0A3248',
      shine: '#DDEFC8',
      sand: '#4A4458',
      sandNear: '#2C2A40',
      trunk: '#12182A',
      frond: '#0A2A30',
      reed: '#08161F',
      spark: '#FFE29A',
    },
    light: {
      near: '#0A5470',
      middle: '#0A5264',
      far: '#8FE9E0',
      ink: '#2A1206',
      star: 'none',
      haze: '#FFF6CC',
      face: '#FFE58A',
      edge: '#FFFDF0',
      hill: '#1E8A84',
      water: '#14808E',
      shine: '#FFFFFF',
      sand: '#F0CC86',
      sandNear: '#C98F45',
      trunk: '#8A4A1E',
      frond: '#1F8A4C',
      reed: '#146040',
      spark: '#FFFFFF',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 158;
    const sea = isPhone ? motifY + radius * 0.16 : height * 0.6;
    const beach = isPhone ? motifY + radius * 0.62 : height * 0.82;
    return [
      sky(stage, id, colors),
      `<g opacity=".7">${starrySky(stage, sea * 0.9, { seed: 29, count: 44, color: colors.star })}</g>`,
      disc({ ...stage, motifY: motifY - radius * 0.08 }, radius, colors),
      hills(stage, { horizon: sea + 4, rise: height * 0.12, color: colors.hill, seed: 66 }),
      `<rect y="${round(sea)}" width="${width}" height="${round(height - sea)}" fill="${colors.water}"/>`,
      ripples({ ...stage, height: beach }, sea, radius, colors.shine),
      `<path d="M${round(motifX - radius * 2.6)} ${height}Q${round(motifX - radius)} ${round(beach - radius * 0.1)} ${motifX} ${round(beach)}T${width + 40} ${round(beach - 20)}V${height}Z" fill="${colors.sand}"/>`,
      palm(motifX + radius * 1.3, beach + 20, isPhone ? 0.86 : 1.1, colors),
      motif,
      `<path d="M${round(motifX - radius * 2.2)} ${height}Q${motifX} ${round(height - (height - beach) * 0.5)} ${width + 40} ${round(height - (height - beach) * 0.34)}V${height}Z" fill="${colors.sandNear}"/>`,
      clump(motifX - radius * 1.15, height + 26, 140, colors.reed),
      clump(motifX + radius * 1.4, height + 30, 170, colors.reed),
      sparks(stage, radius, colors.spark, 24),
    ];
  },
});

function palm(x: number, foot: number, size: number, { trunk, frond }: Record<'trunk' | 'frond', string>) {
  const fronds = repeat(7, (index) => `<path transform="rotate(${-118 + index * 38})" d="${leaf(138, 17, 0.55)}"/>`);
  return `<g transform="translate(${round(x)} ${round(foot)}) scale(${size})"><path d="M-14 0Q-2 -150 -46 -262L-28 -268Q28 -150 18 0Z" fill="${trunk}"/><g transform="translate(-38 -262)" fill="${frond}">${fronds}</g></g>`;
}
