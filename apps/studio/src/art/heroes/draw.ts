import { polar, repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { cloud, ripples, sky, skyline, starrySky } from './scenery.ts';

/** A four-leaved clover before a great wheel on the water's edge: with its lamps lit, or by day. */
export const draw = defineHero({
  motif: 'clover',
  coloring: { dark: 'jade', light: 'jade' },
  middle: [150, 158],
  stands: { desktop: [1036, 262, 1.4], phone: [360, 240, 1.12] },
  colors: {
    dark: {
      near: '#061235',
      middle: '#0B2054',
      far: '#173C96',
      ink: '#050A26',
      star: '#DDE6FF',
      cloud: '#12296A',
      haze: '#3E6BFF',
      rim: '#6F9BFF',
      spoke: '#24489E',
      lamp: '#FFD27A',
      lampOther: '#FF6FA8',
      tower: '#0E2260',
      towerNear: '#081644',
      water: '#081B4E',
      shine: '#FFD27A',
    },
    light: {
      near: '#7A2452',
      middle: '#93305A',
      far: '#FFC2B0',
      ink: '#0A2E1C',
      star: 'none',
      cloud: '#FFFFFF',
      haze: '#FFFFFF',
      rim: '#FF7A4A',
      spoke: '#F7B890',
      lamp: '#FFFFFF',
      lampOther: '#FFC63A',
      tower: '#C2587E',
      towerNear: '#8E3A6A',
      water: '#6E2E66',
      shine: '#FFD9CC',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 168;
    const shore = isPhone ? motifY + radius * 0.98 : height * 0.88;
    const at = (part: number, degrees: number) => polar(motifX, motifY, radius * part, degrees);
    const spokes = repeat(14, (index) => `M${motifX} ${motifY}L${at(1, index * (360 / 14)).join(' ')}`);
    const cabins = repeat(14, (index) => {
      const [x, y] = at(1.08, index * (360 / 14) + 6);
      return `<circle cx="${x}" cy="${y}" r="${round(scale * 11)}" fill="${index % 2 === 0 ? colors.lamp : colors.lampOther}"/>`;
    });
    const foot = (aside: number) => `M${motifX} ${motifY}L${round(motifX + radius * aside)} ${round(shore)}`;
    return [
      sky(stage, id, colors),
      `<g opacity=".7">${starrySky(stage, shore * 0.8, { seed: 17, count: 44, color: colors.star })}</g>`,
      `<g opacity=".7">${cloud(motifX + radius * 1.4, height * 0.2, 1.1, colors.cloud)}${cloud(motifX - radius * 1.3, height * (isPhone ? 0.1 : 0.24), 0.8, colors.cloud)}</g>`,
      `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.2)}" fill="${colors.haze}" opacity=".18"/>`,
      skyline(stage, { horizon: shore, rise: height * 0.4, color: colors.tower, seed: 8 }),
      `<g fill="none" stroke-linecap="round"><path d="${foot(-0.5)}${foot(0.5)}" stroke="${colors.spoke}" stroke-width="${round(scale * 13)}"/><path d="${spokes}" stroke="${colors.spoke}" stroke-width="${round(scale * 4)}"/><circle cx="${motifX}" cy="${motifY}" r="${round(radius)}" stroke="${colors.rim}" stroke-width="${round(scale * 9)}"/><circle cx="${motifX}" cy="${motifY}" r="${round(radius * 0.9)}" stroke="${colors.rim}" stroke-width="${round(scale * 3)}"/></g>`,
      cabins,
      skyline(stage, { horizon: shore + 2, rise: height * 0.16, color: colors.towerNear, seed: 71 }),
      `<rect y="${round(shore)}" width="${width}" height="${round(height - shore)}" fill="${colors.water}"/>`,
      ripples(stage, shore - 8, radius, colors.shine),
      motif,
    ];
  },
});
