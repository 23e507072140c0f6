import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { cloud, disc, hills, shafts, sky, starrySky } from './scenery.ts';

/** A ship under sail before a lighthouse: by its beam, or in a fair wind. */
export const harbour = defineHero({
  motif: 'ship',
  coloring: { dark: 'pearl', light: 'pearl' },
  middle: [150, 168],
  stands: { desktop: [1030, 256, 1.5], phone: [352, 230, 1.2] },
  colors: {
    dark: {
      near: '#07142C',
      middle: '#0D2450',
      far: '#1F5A8E',
      ink: '#06122A',
      star: '#DDEBFF',
      haze: '#9ACBFF',
      face: '#D6E6FF',
      edge: '#FFFFFF',
      cloud: '#1B3F78',
      cliff: '#0B1B3C',
      tower: '#C9D6EA',
      band: '#B3122E',
      beam: '#FFE9A8',
      sea: '#0B2A5A',
      seaNear: '#071C42',
      foam: '#4A86C8',
    },
    light: {
      near: '#0E4C96',
      middle: '#125499',
      far: '#A9DCFF',
      ink: '#0A1B33',
      star: 'none',
      haze: '#FFFFFF',
      face: '#FFC86A',
      edge: '#FFF3D0',
      cloud: '#FFFFFF',
      cliff: '#2A6A86',
      tower: '#FFFFFF',
      band: '#E5484D',
      beam: '#FFFFFF',
      sea: '#1A78BE',
      seaNear: '#0E528E',
      foam: '#BFE6FF',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 150;
    const sea = isPhone ? motifY + radius * 0.6 : height * 0.72;
    const [towerX, lampY] = [motifX + radius * (isPhone ? 1.2 : 1.5), sea - radius * 1.1];
    const wave = (y: number, size: number, color: string) => {
      const count = Math.ceil(width / (size * 2)) + 1;
      return `<path d="M${-size} ${round(y)}${repeat(count, () => `q${size / 2} ${round(-size * 0.34)} ${size} 0t${size} 0`)}V${height}H${-size}Z" fill="${color}"/>`;
    };
    return [
      sky(stage, id, colors),
      `<g opacity=".7">${starrySky(stage, sea * 0.8, { seed: 36, count: 46, color: colors.star })}</g>`,
      disc({ ...stage, motifY: motifY - radius * 0.05 }, radius, colors),
      `<g opacity=".75">${cloud(motifX - radius * 1.1, height * (isPhone ? 0.12 : 0.36), 0.9, colors.cloud)}${cloud(motifX + radius * 0.9, height * 0.18, 0.7, colors.cloud)}</g>`,
      `<g opacity=".22">${shafts(towerX, lampY, lampY + radius * 0.5, [[motifX - radius * 1.8, 1]], colors.beam)}</g>`,
      hills({ ...stage, width }, { horizon: sea, rise: height * 0.07, color: colors.cliff, seed: 53 }),
      `<path d="M${round(towerX - 26 * scale)} ${round(sea)}L${round(towerX - 15 * scale)} ${round(lampY)}h${round(30 * scale)}L${round(towerX + 26 * scale)} ${round(sea)}Z" fill="${colors.tower}"/><path d="M${round(towerX - 22 * scale)} ${round(sea - radius * 0.36)}h${round(44 * scale)}l${round(-3 * scale)} ${round(-radius * 0.24)}h${round(-38 * scale)}ZM${round(towerX - 19 * scale)} ${round(lampY - 2)}v${round(-22 * scale)}l${round(19 * scale)} ${round(-16 * scale)}l${round(19 * scale)} ${round(16 * scale)}v${round(22 * scale)}Z" fill="${colors.band}"/><circle cx="${round(towerX)}" cy="${round(lampY - 12 * scale)}" r="${round(9 * scale)}" fill="${colors.beam}"/>`,
      wave(sea, 60, colors.sea),
      `<path d="M${round(motifX - radius * 1.5)} ${round(sea + 36)}q40 -12 80 0t80 0M${round(motifX + radius * 0.9)} ${round(sea + 50)}q36 -11 72 0t72 0" fill="none" stroke="${colors.foam}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
      motif,
      wave(isPhone ? motifY + radius * 1.02 : height * 0.93, 84, colors.seaNear),
    ];
  },
});
