import { repeat, round, scatter, spoke } from './geometry.ts';
import type { Tone } from './tones.ts';

const width = 300;
const height = 400;

/** Draws a background pattern; `turn` (0–3) varies count, size or angle, `id` prefixes the ids it uses. */
type DrawPattern = (tone: Tone, turn: number, id: string) => string;

const patterns = {
  rays({ pattern }, turn) {
    const count = [20, 28, 14, 18][turn] ?? 20;
    const centerY = [165, 130, 184, 210][turn] ?? 165;
    const ray = (index: number) => {
      const from = spoke(150, centerY, 420, (index * 360) / count + turn * 8);
      const to = spoke(150, centerY, 420, ((index + 0.5) * 360) / count + turn * 8);
      return `M150 ${centerY}L${from}L${to}Z`;
    };
    return `<path fill="${pattern}" d="${repeat(count, ray)}"/>`;
  },

  scales({ base, pattern }, turn, id) {
    const size = [38, 46, 32, 54][turn] ?? 38;
    const row = round(size / 2.2);
    const scale = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})"><circle r="${size / 2}" fill="${base}" stroke="${pattern}" stroke-width="2.5"/><circle r="${round(size / 3.1)}" fill="none" stroke="${pattern}" stroke-width="2.5"/><circle r="${round(size / 7)}" fill="${pattern}"/></g>`;
    const rows = [-1, 0, 1, 2, 3].map((line) =>
      [0, 1, 2].map((column) => scale(round(column * size - (line % 2 === 0 ? size / 2 : size)), round(line * row))).join(''),
    );
    return tiled(id, size, row * 2, rows.join(''));
  },

  rings({ pattern }, turn) {
    const step = [30, 26, 34, 22][turn] ?? 30;
    const ring = (index: number) => `<circle cx="150" cy="158" r="${round(step * (index * 2 + 0.5))}"/>`;
    return `<g fill="none" stroke="${pattern}" stroke-width="${round(step * 0.62)}">${repeat(Math.ceil(210 / step), ring)}</g>`;
  },

  dots({ pattern }, turn) {
    const gap = [20, 24, 26, 18][turn] ?? 20;
    const [largest, smallest] = turn % 2 === 0 ? [gap * 0.4, 1.5] : [1.5, gap * 0.4];
    const rowHeight = gap * 0.87;
    const dotsOfRow = (row: number) => {
      const radius = round(largest + ((smallest - largest) * row * rowHeight) / height);
      const start = row % 2 === 0 ? 0 : gap / 2;
      return repeat(
        Math.ceil(width / gap) + 1,
        (column) => `<circle cx="${round(start + column * gap)}" cy="${round(row * rowHeight)}" r="${radius}"/>`,
      );
    };
    return `<g fill="${pattern}">${repeat(Math.ceil(height / rowHeight), dotsOfRow)}</g>`;
  },

  stripes({ pattern }, turn) {
    const band = [20, 30, 18, 26][turn] ?? 20;
    const angle = [-18, 28, -34, 16][turn] ?? -18;
    const stripe = (index: number) => `<rect x="-160" y="${-160 + index * band * 2}" width="620" height="${band}"/>`;
    return `<g transform="rotate(${angle} 150 200)" fill="${pattern}">${repeat(Math.ceil(720 / (band * 2)), stripe)}</g>`;
  },

  diamonds({ pattern }, turn, id) {
    const size = [30, 36, 44, 26][turn] ?? 30;
    const half = round(size * 0.27);
    const rise = round(size * 0.42);
    const diamond = (x: number, y: number) => `M${x} ${round(y - rise)}l${half} ${rise}l${-half} ${rise}l${-half} ${-rise}Z`;
    const centers = [diamond(size / 2, size * 0.45), diamond(0, 0), diamond(size, 0), diamond(0, size * 0.9), diamond(size, size * 0.9)];
    return tiled(id, size, round(size * 0.9), `<path fill="${pattern}" d="${centers.join('')}"/>`);
  },

  moon({ pattern, disc }, turn) {
    const radius = [116, 124, 108, 130][turn] ?? 116;
    return `<circle cx="150" cy="152" r="${radius + 26}" fill="${pattern}"/><circle cx="150" cy="152" r="${radius}" fill="${disc}"/>${stars(9 + turn, 34, disc)}`;
  },

  planet({ pattern, disc }, turn) {
    const [centerX, centerY] = (
      [
        [214, 210],
        [90, 250],
        [240, 120],
        [60, 110],
      ] as const
    )[turn] ?? [214, 210];
    return `<circle cx="${centerX}" cy="${centerY}" r="180" fill="${pattern}"/><circle cx="${centerX}" cy="${centerY}" r="150" fill="${disc}" opacity=".42"/>${stars(77 + turn, 46, '#FFF6E6')}`;
  },

  waves({ pattern, base }, turn, id) {
    const size = [60, 48, 72, 40][turn] ?? 60;
    const crest = `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="${base}"/>`;
    const rings = [0.46, 0.3, 0.14].map(
      (part) =>
        `<circle cx="${size / 2}" cy="${size / 2}" r="${round(size * part)}" fill="none" stroke="${pattern}" stroke-width="${round(size * 0.075)}"/>`,
    );
    const wave = (x: number, y: number) => `<g transform="translate(${round(x)} ${round(y)})">${crest}${rings.join('')}</g>`;
    const quarter = size / 4;
    const rows = [-2, -1, 0, 1, 2].map(
      (row) => wave(row % 2 === 0 ? 0 : -size / 2, row * quarter) + wave(row % 2 === 0 ? size : size / 2, row * quarter),
    );
    return tiled(id, size, size / 2, rows.join(''));
  },

  chevrons({ pattern }, turn) {
    const step = [44, 36, 54, 30][turn] ?? 44;
    const chevron = (index: number) => `M-10 ${index * step}L150 ${index * step - 90}L310 ${index * step}`;
    return `<path fill="none" stroke="${pattern}" stroke-width="${round(step * 0.46)}" d="${repeat(Math.ceil(500 / step), chevron)}"/>`;
  },

  clouds({ pattern, disc }, turn) {
    const cloud = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-70 20a20 20 0 0 1 8 -38a32 32 0 0 1 56 -14a26 26 0 0 1 44 12a22 22 0 0 1 30 40Z" fill="${pattern}"/><path d="M-58 8a14 14 0 0 1 16 -16M-26 -2a20 20 0 0 1 30 -16M22 4a16 16 0 0 1 22 -8" fill="none" stroke="${disc}" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/></g>`;
    const places = [
      [40, 60, 0.8],
      [262, 44, 1],
      [18, 190, 1],
      [290, 210, 0.9],
      [70, 330, 1.1],
      [240, 340, 1],
      [150, 24, 0.7],
    ] as const;
    const shift = turn * 26 - 30;
    return `<circle cx="150" cy="160" r="${120 + turn * 6}" fill="${disc}" opacity=".2"/>${places.map(([x, y, size], index) => cloud(x + (index % 2 === 0 ? shift : -shift), y, size * 1.1)).join('')}`;
  },

  fans({ pattern, base }, turn, id) {
    const size = [56, 46, 66, 38][turn] ?? 56;
    const blade = (index: number) => `M0 0L${spoke(0, 0, size * 0.47, 180 + index * 18)}`;
    const fan = (x: number, y: number) =>
      `<g transform="translate(${round(x)} ${round(y)})"><circle r="${size / 2}" fill="${base}"/><circle r="${round(size * 0.47)}" fill="none" stroke="${pattern}" stroke-width="2.5"/><path d="${repeat(11, blade)}" stroke="${pattern}" stroke-width="2"/><circle r="${round(size * 0.13)}" fill="${pattern}"/></g>`;
    const rows = [0, 1, 2, 3].map(
      (row) =>
        fan(row % 2 === 0 ? 0 : size / 2, (row * size) / 2) +
        fan(row % 2 === 0 ? size : -size / 2, (row * size) / 2) +
        (row % 2 === 0 ? '' : fan(size * 1.5, (row * size) / 2)),
    );
    return tiled(id, size, size, rows.join(''));
  },

  pitch({ pattern }, turn) {
    return `<path fill="${pattern}" d="${repeat(5, (index) => `M${-60 + index * 100} 0h50l-70 400h-70Z`)}"/><circle cx="150" cy="164" r="${140 + turn * 8}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6"/>`;
  },
} as const satisfies Record<string, DrawPattern>;

export type PatternName = keyof typeof patterns;
export const patternNames = Object.keys(patterns) as PatternName[];

/** Draws the background of a poster, 300 × 400. `id` must be unique for each poster, because its patterns are referred to by id. */
export function drawGround(pattern: PatternName, tone: Tone, turn: number, id: string) {
  const draw: DrawPattern = patterns[pattern];
  return `<rect width="${width}" height="${height}" fill="${tone.base}"/>${draw(tone, turn, `${id}-ground`)}`;
}

/** Draws small lights scattered over a sky of the given size. */
export function stars(seed: number, count: number, color: string, skyWidth = width, skyHeight = 300) {
  const next = scatter(seed);
  const star = () => `<circle cx="${round(next() * skyWidth)}" cy="${round(next() * skyHeight)}" r="${round(0.7 + next() * 1.9)}"/>`;
  return `<g fill="${color}">${repeat(count, star)}</g>`;
}

function tiled(id: string, tileWidth: number, tileHeight: number, content: string) {
  return `<pattern id="${id}" width="${tileWidth}" height="${round(tileHeight)}" patternUnits="userSpaceOnUse">${content}</pattern><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}
