import { leaf, repeat, round, scatter } from '../geometry.ts';
import type { Stage } from './Stage.ts';

/** A line of hills from edge to edge, filled down to the foot. */
export function hills(stage: Stage, { horizon, rise, color, seed }: { horizon: number; rise: number; color: string; seed: number }) {
  const next = scatter(seed);
  const count = 9;
  const ridge = repeat(count, (index) => {
    const peakX = round((stage.width * (index + 0.5)) / count);
    const endX = round((stage.width * (index + 1)) / count);
    return `Q${peakX} ${round(horizon - rise * (0.5 + next()))} ${endX} ${round(horizon - rise * 0.2 * next())}`;
  });
  return `<path d="M-20 ${round(horizon)}${ridge}L${stage.width + 20} ${stage.height + 40}H-20Z" fill="${color}"/>`;
}

/** A dark clump of leaves growing up from below the picture. */
export function clump(x: number, y: number, length: number, color: string) {
  const blades = [-64, -34, -6, 26, 58].map((angle, index) => {
    const reach = length * (0.8 + 0.25 * ((index * 7) % 3));
    return `<path transform="translate(${round(x)} ${round(y)}) rotate(${angle})" d="${leaf(reach, length * 0.13, 0.6)}"/>`;
  });
  return `<g fill="${color}">${blades.join('')}</g>`;
}

/** Sparks or fireflies around the motif. */
export function sparks({ motifX, height }: Stage, reach: number, color: string, seed: number) {
  const next = scatter(seed);
  const spark = () => {
    const [x, y] = [motifX - reach * 1.4 + next() * reach * 2.8, height * 0.3 + next() * height * 0.66];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(1.4 + next() * 2.8)}" opacity="${round(0.4 + next() * 0.6)}"/>`;
  };
  return `<g fill="${color}">${repeat(26, spark)}</g>`;
}

/** A sky graded from the words' corner to the far one. */
export function sky(stage: Stage, id: string, colors: readonly [near: string, middle: string, far: string]) {
  return `<linearGradient id="${id}-sky" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="${colors[0]}"/><stop offset=".5" stop-color="${colors[1]}"/><stop offset="1" stop-color="${colors[2]}"/></linearGradient><rect width="${stage.width}" height="${stage.height}" fill="url(#${id}-sky)"/>`;
}

/** A sun or moon behind the motif, with two rings of haze and a lit edge. */
export function disc({ motifX, motifY }: Stage, radius: number, colors: { haze: string; face: string; edge: string }) {
  const [haloX, haloY] = [round(motifX - radius * 0.94), round(motifY - radius * 0.34)];
  return [
    `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.42)}" fill="${colors.haze}" opacity=".16"/>`,
    `<circle cx="${motifX}" cy="${motifY}" r="${round(radius * 1.2)}" fill="${colors.haze}" opacity=".3"/>`,
    `<circle cx="${motifX}" cy="${motifY}" r="${round(radius)}" fill="${colors.face}"/>`,
    `<path d="M${haloX} ${haloY}A${round(radius)} ${round(radius)} 0 0 1 ${round(motifX + radius * 0.5)} ${round(motifY - radius * 0.866)}A${round(radius * 1.1)} ${round(radius * 1.1)} 0 0 0 ${haloX} ${haloY}Z" fill="${colors.edge}"/>`,
  ].join('');
}
