import { hashOf } from '../../engines/hashOf.ts';
import { mix } from '../colors.ts';
import { repeat, round, scatter } from '../geometry.ts';
import type { PatternName } from '../grounds.ts';
import { markupOf } from '../markupOf.ts';
import type { Tone } from '../tones.ts';
import { fade } from './flat.ts';
import type { Hand } from './Hand.ts';
import { opacityOf, retouch } from './retouch.ts';

/** Gouache: round forms under a warm light, a ground of brush strokes, soft shadows, no line around. */
export const painted: Hand = {
  motif(name, coloring, { ink, id, blur = 4, shadow = 0.38 }) {
    const filter = [
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur * 4}" result="swell"/>`,
      '<feDiffuseLighting in="swell" surfaceScale="26" diffuseConstant="1.2" lighting-color="#FFF3DC" result="light"><feDistantLight azimuth="238" elevation="54"/></feDiffuseLighting>',
      '<feGaussianBlur in="light" stdDeviation="3" result="soft"/>',
      '<feComposite in="SourceGraphic" in2="soft" operator="arithmetic" k1="1" k2=".14" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in" result="body"/>',
      `<feOffset in="swell" dx="6" dy="10" result="fallen"/><feFlood flood-color="${ink}" flood-opacity="${round(Math.min(1, shadow * 2.6))}"/><feComposite in2="fallen" operator="in" result="shade"/>`,
      '<feMerge><feMergeNode in="shade"/><feMergeNode in="body"/></feMerge>',
    ].join('');
    return `<filter id="${id}-cut" x="-15%" y="-15%" width="135%" height="135%" color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#${id}-cut)">${model(markupOf(name, coloring, id), id)}</g>`;
  },
  ground({ pattern, turn, tone, id }) {
    const next = scatter(hashOf(id));
    const flow = flows[pattern];
    const stroke = (index: number) => {
      const [x, y] = [((index % 7) + next()) * 46 - 12, (Math.floor(index / 7) + next()) * 34 - 8];
      return brushStroke(x, y, flow(x, y, turn) + (next() - 0.5) * 24, colorsOf(tone)[Math.floor(next() * 5)] ?? tone.base, next);
    };
    return [
      `<g id="${id}-ground"><rect width="300" height="400" fill="${tone.base}"/><g fill="none" stroke-linecap="round">${repeat(84, stroke)}</g></g>`,
      `<radialGradient id="${id}-light" cx=".42" cy=".34" r=".8"><stop offset="0" stop-color="${tone.disc}" stop-opacity=".5"/><stop offset=".6" stop-color="${tone.base}" stop-opacity="0"/><stop offset="1" stop-color="${tone.foot}" stop-opacity=".75"/></radialGradient><rect width="300" height="400" fill="url(#${id}-light)"/>`,
    ].join('');
  },
  veil: (tone, id) => fade(`${id}-over`, tone.foot, 0.58, 0.84, 0.94),
  letter(lines, { fill, ink, key }, id) {
    const outlines = lines.map(({ outline }, index) => `<path id="${id}-line${index}" d="${outline}"/>`).join('');
    const uses = lines.map((_, index) => `<use href="#${id}-line${index}"/>`).join('');
    const top = Math.min(...lines.map(({ foot, height }) => foot - height));
    const foot = Math.max(...lines.map((line) => line.foot));
    return [
      `<defs>${outlines}<linearGradient id="${id}-fill" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(top)}" y2="${round(foot)}"><stop offset="0" stop-color="${mix(fill[0], '#ffffff', 0.5)}"/><stop offset=".5" stop-color="${fill[0]}"/><stop offset="1" stop-color="${fill[1]}"/></linearGradient>`,
      `</defs><g stroke-linejoin="round"><g transform="translate(0 3)" fill="none" stroke="${ink}"><g stroke-opacity=".16" stroke-width="24">${uses}</g><g stroke-opacity=".28" stroke-width="18">${uses}</g><g stroke-opacity=".4" stroke-width="13">${uses}</g></g>`,
      `<g fill="${ink}" stroke="${mix(key, ink, 0.7)}" stroke-width="8">${uses}</g><g fill="url(#${id}-fill)">${uses}</g></g>`,
    ].join('');
  },
};

const colorsOf = (tone: Tone) => [
  tone.base,
  tone.pattern,
  mix(tone.base, tone.foot, 0.4),
  mix(tone.pattern, tone.disc, 0.3),
  mix(tone.base, tone.disc, 0.14),
];

/** Draws a stroke of a dry brush: a few bristles side by side, of uneven lengths. */
function brushStroke(x: number, y: number, degrees: number, color: string, next: () => number): string {
  const length = 34 + next() * 40;
  const bend = (next() - 0.5) * 16;
  const bristles = repeat(4, (index) => {
    const [from, to] = [-length / 2 + next() * 12, length / 2 - next() * 16];
    return `M${round(from)} ${index * 5}q${round((to - from) / 2)} ${round(bend)} ${round(to - from)} 0`;
  });
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})" d="${bristles}" stroke="${color}" stroke-width="${round(5 + next() * 3)}"/>`;
}

/** Returns the direction of the brush at a place, in degrees. */
type Flow = (x: number, y: number, turn: number) => number;

const around = (x: number, y: number) => (Math.atan2(y - 160, x - 150) * 180) / Math.PI;
const circling: Flow = (x, y) => around(x, y) + 90;
const streaming: Flow = (x, y, turn) => 26 * Math.sin(x / 42 + y / 60 + turn);
const leaning: Flow = (_x, _y, turn) => [-36, 30, -58, 52][turn] ?? -36;

const flows: Record<PatternName, Flow> = {
  rays: around,
  fans: around,
  rings: circling,
  moon: circling,
  planet: circling,
  scales: circling,
  waves: streaming,
  clouds: streaming,
  dots: streaming,
  stripes: leaning,
  chevrons: leaning,
  diamonds: leaning,
  pitch: () => 84,
};

/** Models each face of a drawing: lighter towards its top, darker towards its foot. */
function model(drawing: string, id: string): string {
  const shades = new Map<string, string>();
  const modelled = retouch(drawing, (attributes) => {
    const { fill } = attributes;
    if (!fill?.startsWith('#') || opacityOf(attributes) < 0.5) return {};
    const shade = `${id}-m${fill.slice(1)}`;
    shades.set(
      shade,
      `<linearGradient id="${shade}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${mix(fill, '#FFF1D0', 0.26)}"/><stop offset=".45" stop-color="${fill}"/><stop offset="1" stop-color="${mix(fill, '#1B0E2E', 0.34)}"/></linearGradient>`,
    );
    return { fill: `url(#${shade})` };
  });
  return `<defs>${[...shades.values()].join('')}</defs>${modelled}`;
}
