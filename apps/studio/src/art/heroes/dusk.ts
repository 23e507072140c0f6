import { drawMotif } from '../drawMotif.ts';
import { round } from '../geometry.ts';
import { stars } from '../grounds.ts';
import { clump, disc, hills, sky, sparks } from './scenery.ts';
import type { Stage } from './Stage.ts';

/** The pharaoh before the setting sun, between pyramids, reeds in front. */
export function dusk(stage: Stage, id: string) {
  const { width, height, motifX, motifY, scale, isPhone } = stage;
  const radius = scale * 152;
  const ground = isPhone ? motifY + radius * 1.02 : height * 0.94;
  const pyramids = (
    [
      [-1.55, 0.72, '#3C1A4E', '#2C1240'],
      [1.45, 0.95, '#451C4C', '#30123E'],
      [-0.95, 1.12, '#2C1240', '#200B33'],
      [0.98, 0.6, '#371548', '#270E38'],
    ] as const
  ).map(([aside, size, lit, shaded]) => pyramid(motifX + radius * aside, ground, radius * size, lit, shaded));
  const reeds = (
    [
      [-1.25, 26, 150, '#12071E'],
      [-0.72, 44, 120, '#1A0A2A'],
      [0.82, 44, 130, '#1A0A2A'],
      [1.3, 26, 180, '#12071E'],
    ] as const
  ).map(([aside, below, length, color]) => clump(motifX + radius * aside, height + below, length, color));
  return [
    sky(stage, id, ['#0F1033', '#2E124A', '#7A2140']),
    `<g opacity=".65">${stars(12, 56, '#FFE9C4', width, height * 0.5)}</g>`,
    disc(stage, radius, { haze: '#F2603A', face: '#F98B2C', edge: '#FFD58A' }),
    ...pyramids,
    hills(stage, { horizon: ground + 6, rise: height * 0.05, color: '#220D33', seed: 8 }),
    hills(stage, { horizon: height * 0.985, rise: height * 0.1, color: '#180825', seed: 29 }),
    `<g transform="translate(${round(motifX - 150 * scale)} ${round(motifY - 162 * scale)}) scale(${scale})">${drawMotif('pharaoh', 'gold', { ink: '#17081F', id, fall: [9, 11], shadow: 0.45 })}</g>`,
    ...reeds,
    sparks(stage, radius, '#FFCE85', 5),
  ].join('');
}

function pyramid(x: number, foot: number, height: number, lit: string, shaded: string) {
  const [peak, half] = [round(foot - height), height * 0.78];
  return `<path d="M${round(x - half)} ${round(foot + 20)}L${round(x)} ${peak}L${round(x + half)} ${round(foot + 20)}Z" fill="${lit}"/><path d="M${round(x)} ${peak}L${round(x + half)} ${round(foot + 20)}H${round(x + half * 0.22)}Z" fill="${shaded}"/>`;
}
