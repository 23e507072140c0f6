import { repeat, round, scatter } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { clump, disc, hills, shafts, sky } from './scenery.ts';

/** A deep-sea fish over its weeds: in the dark with its own lamp, or in the sunlit shallows. */
export const deep = defineHero({
  motif: 'angler',
  coloring: { dark: 'violet', light: 'ember' },
  stands: { desktop: [1040, 262, 1.5], phone: [360, 236, 1.18] },
  colors: {
    dark: {
      near: '#03111F',
      middle: '#06283F',
      far: '#0B4E66',
      ink: '#05081C',
      haze: '#27B7A5',
      face: '#0E5E78',
      edge: '#1C8CA0',
      ray: '#7FE9E0',
      bed: '#06263A',
      bedNear: '#031826',
      weed: '#0B4A46',
      weedNear: '#042A2E',
      coral: '#8A1C86',
      bubble: '#BFF3FF',
      fish: '#0B3A56',
    },
    light: {
      near: '#0A4C7C',
      middle: '#0A5A7E',
      far: '#7FE6DC',
      ink: '#062A44',
      haze: '#E6FFF6',
      face: '#C9FBEA',
      edge: '#FFFFFF',
      ray: '#FFFFFF',
      bed: '#1B7A86',
      bedNear: '#0E5468',
      weed: '#1F9A72',
      weedNear: '#0C5A58',
      coral: '#F2608A',
      bubble: '#FFFFFF',
      fish: '#0F7A96',
    },
  },
  draw(stage, colors, motif, id) {
    const { height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 150;
    const bed = isPhone ? motifY + radius * 1.1 : height * 0.9;
    const next = scatter(33);
    const bubbles = repeat(14, () => {
      const [x, y, size] = [motifX - radius * 1.5 + next() * radius * 1.1, next() * bed, 4 + next() * 11];
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}"/>`;
    });
    const grow = (aside: number, length: number, color: string) =>
      clump(motifX + radius * aside, isPhone ? bed + 70 : height + 30, length * (isPhone ? 0.8 : 1), color);
    const school = repeat(5, (index) => {
      const [x, y] = [motifX + radius * (-1.62 + (index % 3) * 0.17), height * (isPhone ? 0.06 : 0.62) + index * 17];
      return `M${round(x)} ${round(y)}q16 -11 34 0l12 -8v16l-12 -8q-18 11 -34 0Z`;
    });
    return [
      sky(stage, id, colors),
      `<g opacity=".1">${shafts(
        motifX + radius * 0.2,
        -120,
        bed,
        [
          [motifX - radius * 1.7, radius * 0.5],
          [motifX - radius * 0.8, radius * 0.6],
          [motifX + radius * 0.3, radius * 0.45],
          [motifX + radius * 1.2, radius * 0.6],
        ],
        colors.ray,
      )}</g>`,
      disc(stage, radius, colors),
      `<path d="${school}" fill="${colors.fish}"/>`,
      hills(stage, { horizon: bed, rise: height * 0.16, color: colors.bed, seed: 21 }),
      grow(-1.36, 190, colors.weed),
      grow(1.18, 250, colors.weed),
      hills(stage, { horizon: bed + height * 0.07, rise: height * 0.1, color: colors.bedNear, seed: 58 }),
      motif,
      `<g fill="none" stroke="${colors.bubble}" stroke-width="3" opacity=".6">${bubbles}</g>`,
      coral(motifX - radius * 1.05, isPhone ? bed + 60 : height + 8, 0.9, colors.coral),
      coral(motifX + radius * 1.5, isPhone ? bed + 60 : height + 8, 1.15, colors.coral),
      grow(-0.5, 120, colors.weedNear),
      grow(0.62, 150, colors.weedNear),
    ];
  },
});

function coral(x: number, y: number, size: number, color: string) {
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${size})" d="M0 0V-70M0 -30C-30 -40 -34 -60 -32 -84M0 -44C26 -52 30 -74 28 -104M-32 -62C-46 -68 -50 -78 -50 -90M28 -80C42 -86 46 -96 46 -108" fill="none" stroke="${color}" stroke-width="17" stroke-linecap="round"/>`;
}
