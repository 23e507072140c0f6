import { leaf, repeat, round, scatter } from '../geometry.ts';
import { stars } from '../grounds.ts';
import type { Stage } from './Stage.ts';

/** Returns the x where the text of the wide crops ends: clear of the widest haze around the motif. */
export const wordsEnd = ({ motifX }: Stage) => motifX - 359;

interface Ground {
  /** Top of the ground, in drawing units from the top. */
  horizon: number;
  rise: number;
  color: string;
  seed: number;
}

/** Draws a line of hills from edge to edge, filled down to the foot. */
export function hills(stage: Stage, { horizon, rise, color, seed }: Ground) {
  const next = scatter(seed);
  const count = stage.isPhone ? 9 : Math.round(stage.width / 160);
  const ridge = repeat(count, (index) => {
    const peakX = round((stage.width * (index + 0.5)) / count);
    const endX = round((stage.width * (index + 1)) / count);
    return `Q${peakX} ${round(horizon - rise * (0.5 + next()))} ${endX} ${round(horizon - rise * 0.2 * next())}`;
  });
  return `<path d="M-20 ${round(horizon)}${ridge}L${stage.width + 20} ${stage.height + 40}H-20Z" fill="${color}"/>`;
}

/** Draws roofs from edge to edge, filled down to the foot. */
export function skyline(stage: Stage, { horizon, rise, color, seed }: Ground) {
  const next = scatter(seed);
  const count = Math.round(stage.width / 58);
  const roofs = repeat(count, (index) => `V${round(horizon - rise * next() * next())}H${round(((index + 1) * stage.width) / count)}`);
  return `<path d="M0 ${stage.height}${roofs}V${stage.height}Z" fill="${color}"/>`;
}

/** Draws a dark clump of leaves growing from the bottom edge. */
export function clump(x: number, y: number, length: number, color: string) {
  const blades = [-64, -34, -6, 26, 58].map((angle, index) => {
    const reach = length * (0.8 + 0.25 * ((index * 7) % 3));
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${angle})" d="${leaf(reach, length * 0.13, 0.6)}"/>`;
  });
  return `<g fill="${color}">${blades.join('')}</g>`;
}

/** Draws stars above `foot`, in drawing units from the top, away from the text: a speck beside a letter reads as part of it. */
export function starrySky(stage: Stage, foot: number, { seed, count, color }: { seed: number; count: number; color: string }) {
  const { width, height, isPhone } = stage;
  if (isPhone) return stars(seed, count, color, width, Math.min(foot, height * 0.42));
  const from = wordsEnd(stage) + 60;
  const share = (width - from) / 1440;
  return `<g transform="translate(${round(from)} 0)">${stars(seed, Math.round(count * share * 1.3), color, width - from, foot)}</g>`;
}

/** Draws sparks, fireflies or bubbles around the motif, away from the text. */
export function sparks({ motifX, height, isPhone }: Stage, reach: number, color: string, seed: number) {
  const next = scatter(seed);
  const [startReach, foot] = isPhone ? [1.4, 0.5] : [1.05, 0.66];
  const spark = () => {
    const x = motifX - reach * startReach + next() * reach * (startReach + 1.4);
    const y = height * (isPhone ? 0.1 : 0.3) + next() * height * foot;
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(1.4 + next() * 2.8)}" opacity="${round(0.4 + next() * 0.6)}"/>`;
  };
  return `<g fill="${color}">${repeat(26, spark)}</g>`;
}

/** Draws a sky gradient: from the text side to the far side of a wide crop, from the top to the middle of a tall one. */
export function sky(stage: Stage, id: string, { near, middle, far }: Record<'near' | 'middle' | 'far', string>) {
  const { width, height, motifX, isPhone } = stage;
  const course = isPhone ? 'x2="0" y2=".62"' : 'x2="1" y2="0"';
  const [turn, end] = isPhone ? [0.47, 0.86] : [wordsEnd(stage), motifX + 203].map((x) => (x / width).toFixed(4));
  return `<linearGradient id="${id}-sky" ${course}><stop offset="0" stop-color="${near}"/><stop offset="${turn}" stop-color="${middle}"/><stop offset="${end}" stop-color="${far}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>`;
}

/** Draws a sun or moon behind the motif, with two rings of haze and a lit edge. */
export function disc({ motifX, motifY }: Stage, radius: number, colors: Record<'haze' | 'face' | 'edge', string>) {
  const [haloX, haloY] = [round(motifX - radius * 0.94), round(motifY - radius * 0.34)];
  return [
    `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.42)}" fill="${colors.haze}" opacity=".16"/>`,
    `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.2)}" fill="${colors.haze}" opacity=".3"/>`,
    `<circle cx="${motifX}" cy="${motifY}" r="${round(radius)}" fill="${colors.face}"/>`,
    `<path d="M${haloX} ${haloY}A${round(radius)} ${round(radius)} 0 0 1 ${round(motifX + radius * 0.5)} ${round(motifY - radius * 0.866)}A${round(radius * 1.1)} ${round(radius * 1.1)} 0 0 0 ${haloX} ${haloY}Z" fill="${colors.edge}"/>`,
  ].join('');
}

/** Draws a flat-bottomed cloud, 150 wide at size 1, with its bottom at y. */
export function cloud(x: number, y: number, size: number, color: string) {
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${round(size)})" d="M-75 0a22 22 0 0 1 10-40a34 34 0 0 1 60-16a27 27 0 0 1 46 12a23 23 0 0 1 30 44Z" fill="${color}"/>`;
}

/** Draws light on water, widest under the motif. */
export function ripples({ motifX, height }: Stage, shore: number, radius: number, color: string) {
  const next = scatter(19);
  const ripple = (index: number) => {
    const y = shore + 10 + index * 15 + next() * 4;
    const half = radius * (1.25 - index * 0.07) * (0.6 + next() * 0.5);
    const x = motifX + (next() - 0.5) * radius * 0.4;
    return `<path d="M${round(x - half)} ${round(y)}q${round(half)} -7 ${round(half * 2)} 0q${round(-half)} 7 ${round(-half * 2)} 0Z"/>`;
  };
  return `<g fill="${color}" opacity=".28">${repeat(Math.min(14, Math.max(4, Math.floor((height - shore) / 18))), ripple)}</g>`;
}

/** Draws shafts of light from a point; each is given by its end in drawing units and its width there. */
export function shafts(fromX: number, fromY: number, toY: number, ends: readonly (readonly [x: number, width: number])[], color: string) {
  const shaft = ([x, width]: readonly [number, number]) => `M${round(fromX)} ${round(fromY)}L${round(x)} ${round(toY)}h${round(width)}Z`;
  return `<path d="${ends.map(shaft).join('')}" fill="${color}"/>`;
}
