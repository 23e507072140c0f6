import { round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { clump, disc, hills, sky, sparks, starrySky } from './scenery.ts';

/** The pharaoh between pyramids, reeds in front: before the setting sun, or at noon. */
export const dusk = defineHero({
  motif: 'pharaoh',
  coloring: { dark: 'gold', light: 'gold' },
  middle: [150, 162],
  stands: { desktop: [1036, 268, 1.54], phone: [360, 226, 1.24] },
  colors: {
    dark: {
      near: '#0F1033',
      middle: '#2E124A',
      far: '#7A2140',
      ink: '#17081F',
      star: '#FFE9C4',
      haze: '#F2603A',
      face: '#F98B2C',
      edge: '#FFD58A',
      spark: '#FFCE85',
      lit: '#451C4E',
      shaded: '#2C1240',
      litNear: '#371548',
      shadedNear: '#200B33',
      dune: '#220D33',
      duneNear: '#180825',
      reed: '#1A0A2A',
      reedNear: '#12071E',
    },
    light: {
      near: '#0A4D66',
      middle: '#0D596E',
      far: '#8ADBD0',
      ink: '#1B1330',
      star: 'none',
      haze: '#FFF0B8',
      face: '#FFE9A0',
      edge: '#FFFBE6',
      spark: '#FFF6CC',
      lit: '#F0B45C',
      shaded: '#B8692A',
      litNear: '#DE9440',
      shadedNear: '#9C4F1C',
      dune: '#A85A20',
      duneNear: '#7A3A10',
      reed: '#2A6B3C',
      reedNear: '#17482E',
    },
  },
  draw(stage, colors, motif, id) {
    const { height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 152;
    const ground = isPhone ? motifY + radius * 1.02 : height * 0.94;
    const stand = (aside: number, size: number, lit: string, shaded: string) =>
      pyramid(motifX + radius * aside, ground, radius * size, lit, shaded);
    const grow = (aside: number, below: number, length: number, color: string) =>
      clump(motifX + radius * aside, height + below, length, color);
    return [
      sky(stage, id, colors),
      `<g opacity=".65">${starrySky(stage, height * 0.5, { seed: 12, count: 40, color: colors.star })}</g>`,
      disc(stage, radius, colors),
      stand(-1.36, 0.7, colors.lit, colors.shaded),
      stand(1.45, 0.95, colors.lit, colors.shaded),
      stand(-0.95, 1.12, colors.litNear, colors.shadedNear),
      stand(0.98, 0.6, colors.litNear, colors.shadedNear),
      hills(stage, { horizon: ground + 6, rise: height * 0.05, color: colors.dune, seed: 8 }),
      hills(stage, { horizon: height * 0.985, rise: height * 0.1, color: colors.duneNear, seed: 29 }),
      motif,
      grow(-1.25, 26, 150, colors.reedNear),
      grow(-0.72, 44, 120, colors.reed),
      grow(0.82, 44, 130, colors.reed),
      grow(1.3, 26, 180, colors.reedNear),
      sparks(stage, radius, colors.spark, 5),
    ];
  },
});

function pyramid(x: number, foot: number, height: number, lit: string, shaded: string) {
  const [peak, half] = [round(foot - height), height * 0.78];
  return `<path d="M${round(x - half)} ${round(foot + 20)}L${round(x)} ${peak}L${round(x + half)} ${round(foot + 20)}Z" fill="${lit}"/><path d="M${round(x)} ${peak}L${round(x + half)} ${round(foot + 20)}H${round(x + half * 0.22)}Z" fill="${shaded}"/>`;
}
