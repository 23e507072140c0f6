import { repeat, round } from '../geometry.ts';
import { defineHero } from './defineHero.ts';
import { clump, disc, hills, sky, sparks, starrySky } from './scenery.ts';

/** The tiger between lanterns and bamboo: before a full moon, or in the morning's haze. */
export const tiger = defineHero({
  motif: 'tiger',
  coloring: { dark: 'gold', light: 'gold' },
  stands: { desktop: [1034, 262, 1.6], phone: [360, 222, 1.27] },
  colors: {
    dark: {
      near: '#0C1230',
      middle: '#241343',
      far: '#5B1630',
      ink: '#1C0710',
      haze: '#F76A1E',
      face: '#FFB224',
      edge: '#FFE08A',
      glow: '#FF7A1A',
      spark: '#FFD27A',
      star: '#FFE9C4',
      hill: '#3A1238',
      hillNear: '#1D0B26',
      stem: '#22122F',
      stemLit: '#3A1C40',
      leaves: '#180A22',
      leavesNear: '#0E0716',
      cord: '#120A14',
    },
    light: {
      near: '#0B4A4C',
      middle: '#0E6259',
      far: '#A9D48A',
      ink: '#2A1206',
      haze: '#FFE27A',
      face: '#FFF3C4',
      edge: '#FFFDF0',
      glow: '#FFE9A8',
      spark: '#FFF6CC',
      star: 'none',
      hill: '#1E7A5A',
      hillNear: '#0B4F41',
      stem: '#2F9460',
      stemLit: '#7CCB6E',
      leaves: '#0B5A43',
      leavesNear: '#07382F',
      cord: '#0B3A30',
    },
  },
  draw(stage, colors, motif, id) {
    const { height, motifX, scale, isPhone } = stage;
    const radius = scale * 150;
    const stem = (aside: number, stemWidth: number, top: number) =>
      bamboo(motifX + radius * aside, stemWidth, colors.stem, colors.stemLit, top, height);
    const hang = (aside: number, down: number, size: number) => lantern(motifX + radius * aside, height * down, size, colors.cord, id);
    const grow = (aside: number, below: number, length: number, color: string) =>
      clump(motifX + radius * aside, height + below, length * (isPhone ? 0.8 : 1), color);
    return [
      `<radialGradient id="${id}-glow"><stop offset="0" stop-color="${colors.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${colors.glow}" stop-opacity="0"/></radialGradient>`,
      sky(stage, id, colors),
      `<g opacity=".7">${starrySky(stage, height * 0.6, { seed: 23, count: 40, color: colors.star })}</g>`,
      disc(stage, radius, colors),
      hills(stage, { horizon: height * 0.86, rise: height * 0.3, color: colors.hill, seed: 31 }),
      `<g opacity=".9">${stem(0.98, 30, -30)}${stem(-1.26, 22, -60)}${isPhone ? '' : stem(1.24, 42, -70)}</g>`,
      ...(isPhone
        ? [hang(-1.02, 0.13, 0.6), hang(1.08, 0.2, 0.74)]
        : [hang(-1.02, 0.2, 0.8), hang(1.08, 0.3, 1.05), hang(-1.5, 0.12, 0.5)]),
      hills(stage, { horizon: height * 0.97, rise: height * 0.16, color: colors.hillNear, seed: 47 }),
      motif,
      grow(-1.1, 24, 190, colors.leavesNear),
      grow(-0.62, 36, 150, colors.leaves),
      grow(0.75, 40, 170, colors.leaves),
      grow(1.2, 30, 230, colors.leavesNear),
      grow(0.2, 60, 130, colors.leavesNear),
      sparks(stage, radius, colors.spark, 61),
    ];
  },
});

function lantern(x: number, y: number, size: number, cord: string, id: string) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size})"><circle r="120" fill="url(#${id}-glow)"/><path d="M0 -400V-62" stroke="${cord}" stroke-width="3"/><rect x="-20" y="-62" width="40" height="12" rx="3" fill="#2A1208"/><ellipse rx="52" ry="52" fill="#FF7A1A"/><ellipse cx="-9" rx="34" ry="51" fill="#FFB53C"/><ellipse cx="-12" rx="16" ry="50" fill="#FFE29A"/><path d="M8 -51C60 -40 60 40 8 51C34 30 34 -30 8 -51Z" fill="#D1330F" opacity=".75"/><rect x="-20" y="48" width="40" height="12" rx="3" fill="#2A1208"/><path d="M-8 60v30M0 60v40M8 60v30" stroke="#FFB53C" stroke-width="4"/></g>`;
}

function bamboo(x: number, width: number, color: string, lit: string, top: number, bottom: number) {
  const joint = 96;
  return repeat(Math.ceil((bottom - top) / joint), (index) => {
    const y = top + index * joint;
    return `<rect x="${round(x)}" y="${y}" width="${width}" height="90" rx="${round(width * 0.16)}" fill="${color}"/><rect x="${round(x + width * 0.16)}" y="${y + 4}" width="${round(width * 0.2)}" height="82" rx="3" fill="${lit}"/>`;
  });
}
