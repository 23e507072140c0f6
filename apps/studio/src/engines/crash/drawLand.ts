import { mix } from '../../art/colors.ts';
import { type Point, repeat, round, scatter } from '../../art/geometry.ts';
import type { CrashTheme } from './wire.ts';

const WIDTH = 1200;
const HEIGHT = 260;

/** Draws the land below a flight: the ridges `far` away, or the hills and towers that are `near`. Both sink at their own speed as the craft climbs. */
export function drawLand({ sky: [foot, middle, top], disc, glow }: CrashTheme, name: 'far' | 'near'): string {
  const haze = mix(foot, disc, 0.34);
  const layers =
    name === 'far'
      ? ridge({ seed: 5, high: 150, steps: 15 }, haze) + ridge({ seed: 23, high: 100, steps: 19 }, mix(foot, middle, 0.55))
      : hills({ seed: 9, high: 96 }, mix(middle, top, 0.45)) + town(glow, mix(middle, top, 0.72)) + hills({ seed: 31, high: 44 }, top);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMax slice">${layers}</svg>`;
}

interface Rise {
  seed: number;
  high: number;
}

/** Peaks, each with a side in the light. */
function ridge({ seed, high, steps }: Rise & { steps: number }, color: string): string {
  const random = scatter(seed * 7919);
  const wide = WIDTH / (steps - 3);
  return repeat(steps, (index) => {
    const top = round(HEIGHT - high * (0.55 + 0.45 * random()));
    const middle = round((index - 1) * wide + wide * (0.3 + 0.4 * random()));
    const [left, right] = [round(middle - wide * 1.15), round(middle + wide * 1.15)];
    return `<path d="M${left} ${HEIGHT}L${middle} ${top}L${right} ${HEIGHT}Z" fill="${color}"/><path d="M${left} ${HEIGHT}L${middle} ${top}L${round(middle - wide * 0.2)} ${HEIGHT}Z" fill="#fff" opacity=".09"/>`;
  });
}

function hills({ seed, high }: Rise, color: string): string {
  const random = scatter(seed * 7919);
  const points = Array.from({ length: 9 }, (_, index): Point => [index * (WIDTH / 8), round(HEIGHT - high * (0.4 + 0.6 * random()))]);
  const course = points
    .slice(1)
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index] ?? [0, y];
      const middle = (beforeX + x) / 2;
      return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  return `<path d="M0 ${HEIGHT}V${points[0]?.[1]}${course}V${HEIGHT}Z" fill="${color}"/>`;
}

/** Towers with lit windows. */
function town(light: string, color: string): string {
  const random = scatter(4_241);
  return repeat(26, (index) => {
    const x = round(index * 47 + random() * 20);
    const wide = round(18 + random() * 20);
    const high = round(58 + random() * 62);
    const windows = repeat(4, () => {
      const [across, down] = [round(x + 4 + random() * (wide - 11)), round(HEIGHT - high + 7 + random() * 30)];
      return `<rect x="${across}" y="${down}" width="4" height="5" fill="${light}" opacity=".8"/>`;
    });
    const mast =
      index % 5 === 2
        ? `<path d="M${round(x + wide / 2)} ${HEIGHT - high}v-26" stroke="${color}" stroke-width="3"/><circle cx="${round(x + wide / 2)}" cy="${HEIGHT - high - 27}" r="3" fill="${light}"/>`
        : '';
    return `<rect x="${x}" y="${HEIGHT - high}" width="${wide}" height="${high}" rx="2" fill="${color}"/>${windows}${mast}`;
  });
}
