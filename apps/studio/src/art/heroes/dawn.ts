import { repeat, round, spoke } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { cloud, disc, hills, sky, starrySky } from './scenery.ts';

/** The rooster on a hill above its fields: before first light, or in the full sun. */
export const dawn = defineHero({
  motif: 'rooster',
  coloring: { dark: 'gold', light: 'ember' },
  middle: [146, 156],
  stands: { desktop: [1036, 262, 1.6], phone: [356, 226, 1.26] },
  colors: {
    dark: {
      near: '#140B26',
      middle: '#34103C',
      far: '#A8322E',
      ink: '#180A08',
      star: '#FFE3D0',
      haze: '#FF7A3C',
      face: '#FF9A3C',
      edge: '#FFD89A',
      ray: '#FF8A4A',
      cloud: '#7A2A4E',
      hill: '#4A1638',
      field: '#2A0E2A',
      furrow: '#3A1434',
      fence: '#12060F',
    },
    light: {
      near: '#0F5036',
      middle: '#145C35',
      far: '#FFE27A',
      ink: '#1A1206',
      star: 'none',
      haze: '#FFFFFF',
      face: '#FFF3B8',
      edge: '#FFFFFF',
      ray: '#FFFBE0',
      cloud: '#FFFFFF',
      hill: '#4E9A34',
      field: '#2E7A2A',
      furrow: '#4C9A34',
      fence: '#6B3A16',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 146;
    const field = isPhone ? motifY + radius * 0.86 : height * 0.84;
    const rays = repeat(
      9,
      (index) =>
        `M${motifX} ${motifY}L${spoke(motifX, motifY, radius * 1.9, 186 + index * 20)}L${spoke(motifX, motifY, radius * 1.9, 194 + index * 20)}Z`,
    );
    const furrows = repeat(15, (index) => {
      const aside = (index - 7) * radius * 0.36;
      return `M${round(motifX + aside)} ${round(field + 4)}L${round(motifX + aside * 2.6)} ${height}`;
    });
    const posts = repeat(Math.ceil(width / 90), (index) => {
      const x = width - 60 - index * 90;
      return x < motifX - radius * 1.5 ? '' : `M${round(x)} ${height}v-92l9 -12l9 12v92Z`;
    });
    const fenceFrom = round(motifX - radius * 1.5);
    return [
      sky(stage, id, colors),
      `<g opacity=".6">${starrySky(stage, height * 0.5, { seed: 88, count: 40, color: colors.star })}</g>`,
      `<path d="${rays}" fill="${colors.ray}" opacity=".2"/>`,
      disc(stage, radius, colors),
      `<g opacity=".75">${cloud(motifX + radius * 1.3, height * 0.26, 1.1, colors.cloud)}${cloud(motifX - radius * 1.2, height * (isPhone ? 0.12 : 0.4), 0.8, colors.cloud)}</g>`,
      hills(stage, { horizon: field, rise: height * 0.2, color: colors.hill, seed: 14 }),
      `<path d="M0 ${round(field)}Q${motifX} ${round(field - 30)} ${width} ${round(field)}V${height}H0Z" fill="${colors.field}"/><path d="${furrows}" stroke="${colors.furrow}" stroke-width="7" fill="none"/>`,
      motif,
      `<path d="${posts}M${fenceFrom} ${height - 74}H${width}v13H${fenceFrom}ZM${fenceFrom} ${height - 34}H${width}v13H${fenceFrom}Z" fill="${colors.fence}"/>`,
    ];
  },
});
