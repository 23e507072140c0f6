import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { border, sunburst, wreath } from './rickshawArt.ts';
import { disc, skyline, sky, starrySky } from './scenery.ts';

/** A painted rickshaw on its way into the old town, under strings of flags: in the evening, or at noon. */
export const rickshaw = defineHero({
  motif: 'rickshaw',
  coloring: { dark: 'crimson', light: 'royal' },
  middle: [150, 162],
  stands: { desktop: [1036, 254, 1.46], phone: [360, 226, 1.18] },
  colors: {
    dark: {
      near: '#240A33',
      middle: '#380F48',
      far: '#8A1C5A',
      ink: '#14051C',
      star: '#FFE9C4',
      haze: '#FFB02E',
      face: '#149A8C',
      edge: '#7CF0D8',
      ray: '#FFE27A',
      town: '#4A1450',
      townNear: '#330C3E',
      road: '#1C0726',
      mark: '#FFC62E',
      petal: '#FFC62E',
      petalOther: '#FF6FA8',
      heart: '#FFF3B0',
      leaf: '#2FC27E',
      ribbon: '#0E6C74',
      hem: '#FF7A2E',
      string: '#FFE9C4',
    },
    light: {
      near: '#6E0F3C',
      middle: '#7E1440',
      far: '#FFD08A',
      ink: '#2A0614',
      star: 'none',
      haze: '#FFFFFF',
      face: '#FFE27A',
      edge: '#FFFBE0',
      ray: '#FFFFFF',
      town: '#E8704A',
      townNear: '#C2453C',
      road: '#7A2A3A',
      mark: '#FFF3C0',
      petal: '#F0387C',
      petalOther: '#FFFFFF',
      heart: '#FFD23E',
      leaf: '#138A4A',
      ribbon: '#1268A8',
      hem: '#FFC62E',
      string: '#7A1030',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 150;
    const road = isPhone ? motifY + radius * 0.9 : height * 0.82;
    const marks = repeat(5, (index) => {
      const x = motifX + (index - 2) * radius * 0.7;
      return `M${round(x - 12)} ${round(road + 26)}h${round(radius * 0.3)}l16 12h${round(-radius * 0.34)}Z`;
    });
    return [
      sky(stage, id, colors),
      `<g opacity=".6">${starrySky(stage, height * 0.45, { seed: 64, count: 34, color: colors.star })}</g>`,
      disc(stage, radius, colors),
      sunburst(stage, radius, colors.ray, 0.26),
      skyline(stage, { horizon: road, rise: height * (isPhone ? 0.14 : 0.28), color: colors.town, seed: 9 }),
      domes(motifX - radius * 1.5, road, radius * 0.62, colors.townNear),
      domes(motifX + radius * 1.55, road, radius * 0.8, colors.townNear),
      `<path d="M0 ${round(road)}H${width}V${height}H0Z" fill="${colors.road}"/><path d="${marks}" fill="${colors.mark}" opacity=".55"/>`,
      wreath(stage, radius * 1.13, colors),
      flags(motifX - radius * 1.36, motifX + radius * 2.1, height * (isPhone ? 0.05 : 0.07), radius, colors),
      motif,
      border(stage, colors, colors.ribbon, colors.hem),
    ];
  },
});

/** Draws a hall with three domes. */
function domes(x: number, foot: number, size: number, color: string) {
  const dome = (aside: number, scale: number) => {
    const [left, base, reach] = [x + aside * size, foot - size * 0.55 * scale, size * 0.3 * scale];
    return `M${round(left - reach)} ${round(foot)}V${round(base)}C${round(left - reach * 1.1)} ${round(base - reach)} ${round(left - reach * 0.3)} ${round(base - reach * 1.1)} ${round(left)} ${round(base - reach * 1.9)}C${round(left + reach * 0.3)} ${round(base - reach * 1.1)} ${round(left + reach * 1.1)} ${round(base - reach)} ${round(left + reach)} ${round(base)}V${round(foot)}Z`;
  };
  return `<path d="${dome(-0.62, 0.85)}${dome(0.62, 0.85)}${dome(0, 1.25)}" fill="${color}"/>`;
}

/** Draws a sagging string of small flags. */
function flags(from: number, to: number, top: number, sag: number, colors: Record<'string' | 'petal' | 'petalOther' | 'leaf', string>) {
  const count = 15;
  const at = (index: number) => {
    const t = index / count;
    return [from + (to - from) * t, top + sag * 0.5 * (4 * t * (1 - t)) * 0.5] as const;
  };
  const paints = [colors.petal, colors.petalOther, colors.leaf];
  const pennants = repeat(count, (index) => {
    const [x, y] = at(index + 0.5);
    return `<path d="M${round(x - 11)} ${round(y)}h22l-11 26Z" fill="${paints[index % 3]}"/>`;
  });
  const [middleX, lowest] = [(from + to) / 2, top + sag * 0.5];
  return `<path d="M${round(from)} ${round(top)}Q${round(middleX)} ${round(lowest)} ${round(to)} ${round(top)}" fill="none" stroke="${colors.string}" stroke-width="2"/>${pennants}`;
}
