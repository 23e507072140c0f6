import { repeat } from './geometry.ts';
import { flower } from './heroes/rickshawArt.ts';
import type { Ramp } from './ramps.ts';

/** Draws a frame around a ground, 300 × 400; a motif stands before it. */
type DrawFrame = (trim: Ramp) => string;

const line = (inset: number, width: number, color: string, radius = 0) =>
  `<rect x="${inset}" y="${inset}" width="${300 - inset * 2}" height="${400 - inset * 2}" rx="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** Returns path data of a row of half circles. */
const scallops = (count: number, span: number) =>
  repeat(count, (index) => `M${(index * span) / count} 0a${span / count / 2} 13 0 0 0 ${span / count} 0Z`);

const frames = {
  none: () => '',
  line: ({ mid, dark }) => line(11, 5, dark) + line(11, 2.4, mid),
  mat: ({ mid, light, dark }) => line(6, 12, mid) + line(12.5, 2.5, dark) + line(1, 2, light),
  ticket: ({ mid, dark }) =>
    `<g fill="${dark}" stroke="${mid}" stroke-width="3">${repeat(4, (index) => `<circle cx="${index % 2 === 0 ? 0 : 300}" cy="${index < 2 ? 0 : 400}" r="34"/>`)}</g><path d="M48 9H252M48 391H252M9 48V352M291 48V352" stroke="${mid}" stroke-width="2.6" stroke-dasharray="3 9" stroke-linecap="round"/>`,
  deco: ({ mid, light }) =>
    `<path d="M10 78V10H78M222 10H290V78M10 322V390H78M222 390H290V322" fill="none" stroke="${mid}" stroke-width="4"/><path d="M20 64V20H64M236 20H280V64" fill="none" stroke="${light}" stroke-width="1.8"/><path d="M150 3l9 9-9 9-9-9ZM30 22l8 8-8 8-8-8ZM270 22l8 8-8 8-8-8Z" fill="${mid}"/>`,
  arch: ({ mid, deep, dark }) =>
    `<path fill-rule="evenodd" d="M0 0H300V400H0ZM16 400V150C16 66 76 16 150 16S284 66 284 150V400Z" fill="${deep}"/><path d="M16 400V150C16 66 76 16 150 16S284 66 284 150V400" fill="none" stroke="${dark}" stroke-width="7"/><path d="M16 400V150C16 66 76 16 150 16S284 66 284 150V400" fill="none" stroke="${mid}" stroke-width="3"/>`,
  film: ({ light, dark }) =>
    `<path d="M0 0H22V400H0ZM278 0H300V400H278Z" fill="${dark}"/><g fill="${light}">${repeat(12, (index) => `<rect x="6" y="${8 + index * 34}" width="10" height="16" rx="3"/><rect x="284" y="${8 + index * 34}" width="10" height="16" rx="3"/>`)}</g>`,
  rickshaw: ({ mid, light, deep, dark }) => {
    const hem = (count: number, span: number) =>
      `<rect width="${span}" height="17" fill="${deep}"/><path transform="translate(0 17)" d="${scallops(count, span)}" fill="${mid}" stroke="${dark}" stroke-width="2"/><path d="M8 8.5H${span}" stroke="${light}" stroke-width="4" stroke-dasharray="0 12" stroke-linecap="round"/>`;
    const sides = ['translate(0 400) rotate(-90)', 'translate(300 0) rotate(90)'].map(
      (turn) => `<g transform="${turn}">${hem(16, 400)}</g>`,
    );
    const blooms = [
      [24, 24],
      [276, 24],
      [24, 376],
      [276, 376],
    ].map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="25" fill="${deep}" stroke="${dark}" stroke-width="2"/>${flower(x, y, 21, '#FF5FA2', '#FFD34D')}`,
    );
    return `${sides.join('')}<g>${hem(12, 300)}</g><g transform="translate(300 400) rotate(180)">${hem(12, 300)}</g>${blooms.join('')}`;
  },
} as const satisfies Record<string, DrawFrame>;

export type FrameName = keyof typeof frames;

export function drawFrame(name: FrameName, trim: Ramp): string {
  const draw: DrawFrame = frames[name];
  return draw(trim);
}
