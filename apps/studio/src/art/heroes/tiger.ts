import { drawMotif } from '../drawMotif.ts';
import { repeat, round } from '../geometry.ts';
import { stars } from '../grounds.ts';
import { clump, disc, hills, sky, sparks } from './scenery.ts';
import type { Stage } from './Stage.ts';

/** The tiger before a full moon, between lanterns and bamboo. */
export function tiger(stage: Stage, id: string) {
  const { width, height, motifX, motifY, scale, isPhone } = stage;
  const radius = scale * 150;
  const stems = [
    bamboo(motifX + radius * 0.98, 30, '#22122F', '#3A1C40', -30, height),
    bamboo(motifX - radius * 1.26, 22, '#2C1638', '#43204A', -60, height),
    ...(isPhone ? [] : [bamboo(motifX + radius * 1.24, 42, '#160B22', '#2A1534', -70, height)]),
  ];
  const lanterns = isPhone
    ? [lantern(motifX - radius * 1.02, height * 0.13, 0.6, id), lantern(motifX + radius * 1.08, height * 0.2, 0.74, id)]
    : [
        lantern(motifX - radius * 1.02, height * 0.2, 0.8, id),
        lantern(motifX + radius * 1.08, height * 0.3, 1.05, id),
        lantern(motifX - radius * 1.5, height * 0.12, 0.5, id),
      ];
  const growth = (
    [
      [-1.1, 24, 190, '#0E0716'],
      [-0.62, 36, 150, '#180A22'],
      [0.75, 40, 170, '#180A22'],
      [1.2, 30, 230, '#0E0716'],
      [0.2, 60, 130, '#0E0716'],
    ] as const
  ).map(([aside, below, length, color]) => clump(motifX + radius * aside, height + below, length * (isPhone ? 0.8 : 1), color));
  return [
    `<radialGradient id="${id}-glow"><stop offset="0" stop-color="#FFB53C" stop-opacity=".6"/><stop offset="1" stop-color="#FF7A1A" stop-opacity="0"/></radialGradient>`,
    sky(stage, id, ['#0C1230', '#241343', '#5B1630']),
    `<g opacity=".7">${stars(23, 60, '#FFE9C4', width, height * 0.6)}</g>`,
    disc(stage, radius, { haze: '#F76A1E', face: '#FFB224', edge: '#FFE08A' }),
    hills(stage, { horizon: height * 0.86, rise: height * 0.3, color: '#3A1238', seed: 31 }),
    `<g opacity=".9">${stems.join('')}</g>`,
    ...lanterns,
    hills(stage, { horizon: height * 0.97, rise: height * 0.16, color: '#1D0B26', seed: 47 }),
    `<g transform="translate(${round(motifX - 150 * scale)} ${round(motifY - 158 * scale)}) scale(${scale})">${drawMotif('tiger', 'gold', { ink: '#1C0710', id, fall: [9, 11], shadow: 0.45 })}</g>`,
    ...growth,
    sparks(stage, radius, '#FFD27A', 61),
  ].join('');
}

function lantern(x: number, y: number, size: number, id: string) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size})"><circle r="120" fill="url(#${id}-glow)"/><path d="M0 -400V-62" stroke="#120A14" stroke-width="3"/><rect x="-20" y="-62" width="40" height="12" rx="3" fill="#2A1208"/><ellipse rx="52" ry="52" fill="#FF7A1A"/><ellipse cx="-9" rx="34" ry="51" fill="#FFB53C"/><ellipse cx="-12" rx="16" ry="50" fill="#FFE29A"/><path d="M8 -51C60 -40 60 40 8 51C34 30 34 -30 8 -51Z" fill="#D1330F" opacity=".75"/><rect x="-20" y="48" width="40" height="12" rx="3" fill="#2A1208"/><path d="M-8 60v30M0 60v40M8 60v30" stroke="#FFB53C" stroke-width="4"/></g>`;
}

function bamboo(x: number, width: number, color: string, lit: string, top: number, bottom: number) {
  const joint = 96;
  return repeat(Math.ceil((bottom - top) / joint), (index) => {
    const y = top + index * joint;
    return `<rect x="${round(x)}" y="${y}" width="${width}" height="90" rx="${round(width * 0.16)}" fill="${color}"/><rect x="${round(x + width * 0.16)}" y="${y + 4}" width="${round(width * 0.2)}" height="82" rx="3" fill="${lit}"/>`;
  });
}
