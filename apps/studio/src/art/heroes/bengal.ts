import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { border, sunburst, wreath } from './rickshawArt.ts';
import { clump, disc, hills, ripples, sky, sparks, starrySky } from './scenery.ts';

/** The Bengal tiger among the mangroves, in a wreath as on a painted rickshaw: by moonlight, or in the morning. */
export const bengal = defineHero({
  motif: 'tiger',
  coloring: { dark: 'gold', light: 'gold' },
  stands: { desktop: [1034, 256, 1.42], phone: [360, 224, 1.16] },
  colors: {
    dark: {
      near: '#04201F',
      middle: '#06302C',
      far: '#0C5A4C',
      ink: '#160A05',
      star: '#FFF3CC',
      haze: '#FF7A3C',
      face: '#E0245A',
      edge: '#FF8AA8',
      ray: '#FFC24A',
      shore: '#07463C',
      water: '#053A3C',
      ripple: '#FFB96A',
      root: '#031A18',
      petal: '#FF9A1F',
      petalOther: '#FF5C9A',
      heart: '#FFE27A',
      leaf: '#2FAE6A',
      ribbon: '#7A0F34',
      hem: '#0E7C86',
      spark: '#FFE27A',
    },
    light: {
      near: '#0A4A4A',
      middle: '#0D5E58',
      far: '#8EE0C8',
      ink: '#2A1206',
      star: 'none',
      haze: '#FFF6D0',
      face: '#FFD23E',
      edge: '#FFF8D8',
      ray: '#FFFFFF',
      shore: '#2FA07A',
      water: '#1C8C94',
      ripple: '#FFFFFF',
      root: '#0A5248',
      petal: '#FF7A1F',
      petalOther: '#F0387C',
      heart: '#FFF3B0',
      leaf: '#1C9A56',
      ribbon: '#D0244E',
      hem: '#FFB81F',
      spark: '#FFFDE8',
    },
  },
  draw(stage, colors, motif, id) {
    const { height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 152;
    const shore = isPhone ? motifY + radius * 0.86 : height * 0.78;
    const grow = (aside: number, length: number) => clump(motifX + radius * aside, shore + 26, length, colors.root);
    return [
      sky(stage, id, colors),
      `<g opacity=".6">${starrySky(stage, height * 0.5, { seed: 52, count: 36, color: colors.star })}</g>`,
      disc(stage, radius, colors),
      sunburst(stage, radius, colors.ray, 0.22),
      hills(stage, { horizon: shore, rise: height * 0.14, color: colors.shore, seed: 21 }),
      `<path d="M0 ${round(shore)}H${stage.width}V${height}H0Z" fill="${colors.water}"/>`,
      ripples(stage, shore, radius, colors.ripple),
      mangrove(motifX - radius * 1.42, shore + 20, radius * 0.9, colors.root),
      mangrove(motifX + radius * 1.5, shore + 20, radius * 1.05, colors.root),
      wreath(stage, radius * 1.12, colors),
      motif,
      grow(-0.86, 120),
      grow(0.9, 140),
      border(stage, colors, colors.ribbon, colors.hem),
      sparks(stage, radius, colors.spark, 17),
    ];
  },
});

/** Draws a mangrove on its stilt roots. */
function mangrove(x: number, foot: number, height: number, color: string) {
  const top = foot - height;
  const roots = repeat(7, (index) => {
    const aside = (index - 3) * height * 0.13;
    return `M${round(x)} ${round(foot - height * 0.42)}Q${round(x + aside * 0.9)} ${round(foot - height * 0.36)} ${round(x + aside)} ${round(foot)}`;
  });
  const crown = repeat(7, (index) => {
    const [aside, down] = [(index - 3) * height * 0.15, Math.abs(index - 3) * height * 0.05];
    return `<ellipse cx="${round(x + aside)}" cy="${round(top + height * 0.14 + down)}" rx="${round(height * 0.17)}" ry="${round(height * 0.12)}"/>`;
  });
  return `<g fill="${color}"><path d="M${round(x - 6)} ${round(top + height * 0.2)}h12l5 ${round(height * 0.42)}h-22Z"/>${crown}</g><path d="${roots}" fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round"/>`;
}
