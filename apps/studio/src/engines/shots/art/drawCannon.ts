import { cutOut } from '../../../art/cutOut.ts';
import { repeat } from '../../../art/geometry.ts';
import type { Ramp } from '../../../art/ramps.ts';

/** Barrels of each size of cannon: where they stand, and how wide they are. */
const barrels: readonly (readonly (readonly [x: number, width: number, height: number])[])[] = [
  [[80, 40, 120]],
  [
    [58, 34, 118],
    [102, 34, 118],
  ],
  [
    [42, 32, 104],
    [118, 32, 104],
    [80, 40, 134],
  ],
];

export const CANNON_SIZES = barrels.length;

/** Draws the turning part of a cannon, which points upwards. It turns around the middle of its foot. */
export function drawCannon(size: number, body: Ramp, trim: Ramp, ink: string): string {
  const tubes = (barrels[size] ?? []).map(([x, width, height]) => {
    const [left, top] = [x - width / 2, 158 - height];
    return [
      `<path d="M${left} 168L${left + 4} ${top + 14}H${left + width - 4}L${left + width} 168Z" fill="${body.mid}"/>`,
      `<path d="M${x + 2} 168V${top + 14}H${left + width - 4}L${left + width} 168Z" fill="${body.deep}"/>`,
      `<path d="M${left + 7} 160L${left + 9} ${top + 20}" stroke="${body.light}" stroke-width="5" stroke-linecap="round"/>`,
      `<rect x="${left - 5}" y="${top}" width="${width + 10}" height="20" rx="7" fill="${trim.mid}"/><rect x="${left - 5}" y="${top}" width="${width + 10}" height="8" rx="4" fill="${trim.light}"/>`,
      `<rect x="${left - 3}" y="${top + 62}" width="${width + 6}" height="12" rx="5" fill="${trim.mid}"/>`,
    ].join('');
  });
  const drum = `<path d="M20 196a60 60 0 0 1 120 0Z" fill="${body.deep}"/><path d="M34 190a46 46 0 0 1 92 0Z" fill="${body.mid}"/><circle cx="80" cy="172" r="20" fill="${trim.mid}"/><circle cx="80" cy="172" r="11" fill="${trim.deep}"/><circle cx="76" cy="168" r="4" fill="${trim.light}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" width="160" height="200">${cutOut(`${tubes.join('')}${drum}`, { ink, id: `k${size}`, blur: 2.4, fall: [0, 0], shadow: 0 })}</svg>`;
}

/** Draws the ball that a size of cannon fires. */
export function drawBall(size: number, body: Ramp, trim: Ramp): string {
  const rings = repeat(
    size + 1,
    (ring) =>
      `<circle cx="32" cy="32" r="${13 + ring * 5}" fill="none" stroke="${trim.mid}" stroke-width="3" opacity="${0.9 - ring * 0.25}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><radialGradient id="b"><stop stop-color="#fff"/><stop offset=".5" stop-color="${trim.light}"/><stop offset="1" stop-color="${body.mid}" stop-opacity="0"/></radialGradient><circle cx="32" cy="32" r="31" fill="url(#b)"/><circle cx="32" cy="32" r="11" fill="${trim.light}"/><circle cx="29" cy="29" r="5" fill="#fff"/>${rings}</svg>`;
}

/** Returns a point of the net, around its middle. */
function at(reach: number, angle: number): string {
  return `${(100 + Math.sin(angle) * reach).toFixed(1)} ${(100 - Math.cos(angle) * reach).toFixed(1)}`;
}

/** Draws the net that opens where a shot lands. */
export function drawNet(trim: Ramp): string {
  const spokes = repeat(8, (index) => `<path d="M100 100L100 10" transform="rotate(${index * 45} 100 100)"/>`);
  const rounds = [26, 52, 78].map((radius) => {
    const points = Array.from({ length: 8 }, (_, index) => {
      const turn = (index * Math.PI) / 4;
      const middle = turn + Math.PI / 8;
      return `${index === 0 ? `M${at(radius, turn)}` : ''}Q${at(radius * 0.82, middle)} ${at(radius, turn + Math.PI / 4)}`;
    });
    return `<path d="${points.join('')}"/>`;
  });
  const knots = repeat(8, (index) => `<circle cx="100" cy="12" r="8" transform="rotate(${index * 45} 100 100)"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><g fill="none" stroke="${trim.dark}" stroke-width="8" opacity=".5">${spokes}${rounds.join('')}</g><g fill="none" stroke="${trim.light}" stroke-width="4">${spokes}${rounds.join('')}</g><g fill="${trim.mid}" stroke="${trim.dark}" stroke-width="3">${knots}</g></svg>`;
}

export function drawCoin(trim: Ramp): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="29" fill="#CB7B10" stroke="#33180A" stroke-width="4"/><circle cx="32" cy="30" r="26" fill="#FFB824"/><circle cx="32" cy="30" r="18" fill="none" stroke="#FFF0B0" stroke-width="4"/><path d="M32 18l4 8l9 1l-6.5 6l2 9l-8.5 -4.6l-8.5 4.6l2 -9l-6.5 -6l9 -1Z" fill="${trim.light}"/></svg>`;
}
