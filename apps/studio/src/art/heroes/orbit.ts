import { drawMotif } from '../drawMotif.ts';
import { repeat, round, scatter } from '../geometry.ts';
import { stars } from '../grounds.ts';
import { sky } from './scenery.ts';
import type { Stage } from './Stage.ts';

/** The rocket leaving a ringed planet on a trail of smoke. */
export function orbit(stage: Stage, id: string) {
  const { width, height, motifX, motifY, scale } = stage;
  const twinkles = (
    [
      [-150, -120, 1.5],
      [190, -110, 2.2],
      [-230, -20, 0.9],
    ] as const
  ).map(
    ([aside, above, size]) =>
      `<path transform="translate(${round(motifX + scale * aside)} ${round(motifY + scale * above)}) scale(${size})" d="M0 -14L3 -3 14 0 3 3 0 14 -3 3 -14 0 -3 -3Z" fill="#FFE08A"/>`,
  );
  return [
    sky(stage, id, ['#07102B', '#101C52', '#3A1A78']),
    stars(91, 110, '#DDE6FF', width, height),
    `<g transform="translate(${round(motifX + scale * 70)} ${round(motifY + scale * 30)}) scale(${scale})">${planet(id)}</g>`,
    smoke(motifX - 61.6 * scale, motifY + 110 * scale, scale),
    `<g transform="translate(${round(motifX - 150 * scale)} ${round(motifY - 170 * scale)}) scale(${scale})">${drawMotif('rocket', 'snow', { ink: '#0A0428', id, fall: [10, 12] })}</g>`,
    ...twinkles,
  ].join('');
}

/** A planet of radius 150 about the origin, with a broken ring. */
function planet(id: string) {
  return `<circle r="176" fill="#18B7C4" opacity=".14"/><circle r="150" fill="#138FA8"/>
    <clipPath id="${id}-planet"><circle r="150"/></clipPath>
    <g clip-path="url(#${id}-planet)"><path d="M-160 -70Q0 -110 160 -50V-14Q0 -70 -160 -30Z" fill="#25C7CF"/><path d="M-160 20Q0 -26 160 44V70Q0 6 -160 48Z" fill="#0C6E92"/><path d="M-160 90Q0 50 160 110V124Q0 74 -160 112Z" fill="#25C7CF" opacity=".7"/><path d="M40 -160A150 150 0 0 1 40 160H200V-160Z" fill="#04143A" opacity=".42"/></g>
    <g transform="rotate(-16)" fill="none"><ellipse rx="232" ry="52" stroke="#FFB224" stroke-width="13" stroke-dasharray="520 1000" stroke-dashoffset="40"/><ellipse rx="258" ry="64" stroke="#FFE08A" stroke-width="4" stroke-dasharray="560 1000" stroke-dashoffset="40" opacity=".8"/></g>`.replaceAll(
    />\s+</g,
    '><',
  );
}

/** Puffs from the rocket's foot, shaded below and lit above, growing as they drift. */
function smoke(fromX: number, fromY: number, scale: number) {
  const next = scatter(91);
  const puffs = Array.from({ length: 26 }, (_, index) => {
    const t = index / 25;
    return {
      x: fromX - scale * (t * t * 250 + t * 70) + (next() - 0.5) * 40 * t * scale,
      y: fromY + t * scale * 150 + t * t * 30 + (next() - 0.5) * 30 * t * scale,
      radius: (18 + 52 * t) * scale * 0.75,
    };
  }).toReversed();
  const layer = (color: string, shiftX: number, shiftY: number, size: number, isRelative = false) => {
    const circles = repeat(puffs.length, (index) => {
      const { x, y, radius } = puffs[index] ?? { x: 0, y: 0, radius: 0 };
      const reach = isRelative ? radius : 1;
      return `<circle cx="${round(x + shiftX * reach)}" cy="${round(y + shiftY * reach)}" r="${round(radius * size)}"/>`;
    });
    return `<g fill="${color}">${circles}</g>`;
  };
  return layer('#6C4BC0', 5, 9, 1) + layer('#B9A2F5', 0, 0, 0.96) + layer('#F1EBFF', -0.2, -0.26, 0.66, true);
}
