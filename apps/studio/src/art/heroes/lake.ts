import { drawMotif } from '../drawMotif.ts';
import { repeat, round, scatter } from '../geometry.ts';
import { stars } from '../grounds.ts';
import { clump, disc, hills, sky, sparks } from './scenery.ts';
import type { Stage } from './Stage.ts';

/** A lotus on a night lake under the moon. */
export function lake(stage: Stage, id: string) {
  const { width, height, motifX, motifY, scale, isPhone } = stage;
  const radius = scale * 146;
  const shore = isPhone ? motifY + scale * 58 : height * 0.66;
  const pads = (
    [
      [-1.5, 0.93, 0.8],
      [1.35, 0.86, 0.9],
      [-0.75, 1, 1.15],
      [1.75, 1.01, 1.2],
    ] as const
  ).map(([aside, down, size]) => {
    const y = isPhone ? shore + scale * 90 * down * size : height * down;
    return lilyPad(motifX + radius * aside, y, size * scale);
  });
  return [
    sky(stage, id, ['#081330', '#132657', '#3C2C7E']),
    `<g opacity=".8">${stars(40, 70, '#DCE6FF', width, shore * 0.9)}</g>`,
    disc({ ...stage, motifY: motifY - radius * 0.1 }, radius, { haze: '#8FA8FF', face: '#F4E3B0', edge: '#FFFBEA' }),
    hills(stage, { horizon: shore, rise: height * 0.18, color: '#14204E', seed: 3 }),
    hills(stage, { horizon: shore + 4, rise: height * 0.07, color: '#0E183F', seed: 77 }),
    `<rect y="${round(shore)}" width="${width}" height="${round(height - shore)}" fill="#0A1F47"/>`,
    ripples(stage, shore, radius),
    ...pads,
    `<g transform="translate(${round(motifX - 150 * scale)} ${round(motifY - 150 * scale)}) scale(${scale})">${drawMotif('lotus', 'rose', { ink: '#0A0A2A', id, fall: [6, 12], shadow: 0.4 })}</g>`,
    clump(motifX - radius * 1.55, height + 30, 150, '#050C22'),
    clump(motifX + radius * 1.45, height + 24, 210, '#050C22'),
    sparks(stage, radius, '#FFE6A0', 14),
  ].join('');
}

/** The moon's light on the water, widest under the motif. */
function ripples({ motifX, height }: Stage, shore: number, radius: number) {
  const next = scatter(19);
  const ripple = (index: number) => {
    const y = shore + 10 + index * 15 + next() * 4;
    const half = radius * (1.25 - index * 0.07) * (0.6 + next() * 0.5);
    const x = motifX + (next() - 0.5) * radius * 0.4;
    return `<path d="M${round(x - half)} ${round(y)}q${round(half)} -7 ${round(half * 2)} 0q${round(-half)} 7 ${round(-half * 2)} 0Z"/>`;
  };
  return `<g fill="#E9DDB0" opacity=".28">${repeat(Math.max(4, Math.floor((height - shore) / 18)), ripple)}</g>`;
}

function lilyPad(x: number, y: number, size: number) {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)})"><ellipse rx="74" ry="17" cy="5" fill="#06162F"/><path d="M-72 0A72 16 0 1 1 52 11L6 -2L30 14A72 16 0 0 1 -72 0Z" fill="#14604F"/><path d="M-60 -4A60 11 0 0 1 20 -14" fill="none" stroke="#3FA886" stroke-width="3" stroke-linecap="round"/></g>`;
}
