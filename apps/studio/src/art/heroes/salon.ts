import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { disc, sky } from './scenery.ts';

/** The wheel behind a table with chips: in the lamplight of a salon, or before its garden window. */
export const salon = defineHero({
  motif: 'wheel',
  coloring: { dark: 'crimson', light: 'royal' },
  middle: [150, 152],
  stands: { desktop: [1036, 244, 1.6], phone: [360, 226, 1.26] },
  colors: {
    dark: {
      near: '#071E1A',
      middle: '#0C2F28',
      far: '#17594A',
      ink: '#06120E',
      haze: '#FFC25A',
      face: '#1C6E58',
      edge: '#3FA886',
      panel: '#0F3B32',
      lamp: '#FFB224',
      lampLit: '#FFE9A8',
      light: '#FFE29A',
      felt: '#0B4A38',
      feltEdge: '#5A2C14',
      chip: '#D42034',
      chipOther: '#F5F3EE',
      chipEdge: '#08090E',
    },
    light: {
      near: '#14506B',
      middle: '#185A76',
      far: '#BDEBDD',
      ink: '#0A1B33',
      haze: '#FFFFFF',
      face: '#F3FBEF',
      edge: '#FFFFFF',
      panel: '#2A7E96',
      lamp: '#F2A72E',
      lampLit: '#FFF6D8',
      light: '#FFFFFF',
      felt: '#1E8A62',
      feltEdge: '#8A4A1E',
      chip: '#F2541E',
      chipOther: '#FFFFFF',
      chipEdge: '#123A4E',
    },
  },
  draw(stage, colors, motif, id) {
    const { width, height, motifX, motifY, scale, isPhone } = stage;
    const radius = scale * 150;
    const table = isPhone ? motifY + radius * 0.86 : height * 0.85;
    const panels = repeat(Math.ceil(width / 160), (index) => `M${index * 160 + 24} -10h112v${round(table - 40)}h-112Z`);
    const lamp = (aside: number, down: number, size: number) => {
      const [x, y] = [motifX + radius * aside, height * down];
      return `<path d="M${round(x)} ${round(y)}L${round(x - 150 * size)} ${round(table)}h${round(300 * size)}Z" fill="${colors.light}" opacity=".13"/><g transform="translate(${round(x)} ${round(y)}) scale(${size})"><path d="M0 -400V-40" stroke="${colors.chipEdge}" stroke-width="4"/><path d="M-62 6C-58 -34 -30 -52 0 -52S58 -34 62 6Z" fill="${colors.lamp}"/><path d="M-62 6C-58 -34 -30 -52 -8 -52C-26 -36 -34 -20 -34 6Z" fill="${colors.lampLit}"/><ellipse cy="7" rx="62" ry="9" fill="${colors.lampLit}"/></g>`;
    };
    const stack = (aside: number, count: number, size: number, color: string, stripe: string) =>
      `<g transform="translate(${round(motifX + radius * aside)} ${round(isPhone ? table + radius * 0.5 : height + 12)}) scale(${round(size * (isPhone ? 0.7 : 1))})">${repeat(count, (index) => chip(-index * 19, color, stripe, colors.chipEdge))}</g>`;
    return [
      sky(stage, id, colors),
      `<path d="${panels}" fill="none" stroke="${colors.panel}" stroke-width="5"/>`,
      disc(stage, radius * 1.04, colors),
      lamp(-1.24, isPhone ? 0.1 : 0.2, 0.72),
      lamp(1.22, isPhone ? 0.12 : 0.26, 0.9),
      motif,
      `<ellipse cx="${motifX}" cy="${round(table + height * 0.42)}" rx="${round(radius * 3.2)}" ry="${round(height * 0.44)}" fill="${colors.feltEdge}"/><ellipse cx="${motifX}" cy="${round(table + height * 0.46)}" rx="${round(radius * 3.2)}" ry="${round(height * 0.44)}" fill="${colors.felt}"/>`,
      stack(-1.02, 4, 1.1, colors.chip, colors.chipOther),
      stack(-0.6, 2, 1.25, colors.chipOther, colors.chip),
      stack(0.96, 5, 1.15, colors.lamp, colors.chipOther),
      stack(1.4, 3, 1.2, colors.chip, colors.chipOther),
    ];
  },
});

function chip(y: number, color: string, stripe: string, edge: string) {
  return `<path d="M-50 ${y}v-18a50 15 0 0 1 100 0v18a50 15 0 0 1 -100 0Z" fill="${color}" stroke="${edge}" stroke-width="4"/><path d="M-30 ${y + 11}v-17M0 ${y + 14}v-18M30 ${y + 11}v-17" stroke="${stripe}" stroke-width="12"/><ellipse cy="${y - 18}" rx="46" ry="12" fill="${color}"/><ellipse cy="${y - 18}" rx="28" ry="7" fill="${stripe}" opacity=".8"/>`;
}
