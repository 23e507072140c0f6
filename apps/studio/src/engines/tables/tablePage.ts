import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ramps } from '../../art/ramps.ts';
import { tones } from '../../art/tones.ts';
import { darken } from './darken.ts';
import type { TableTheme } from './TableTheme.ts';

/** CSS that all tables share. */
export const tableStyle = readFileSync(path.join(import.meta.dirname, 'client/table.css'), 'utf8');

/** Contrast of white letters on the cloth: in the shade, and under the lamp. WCAG asks for 4.5. */
const FELT_CONTRAST = 7.6;
const LIT_CONTRAST = 4.8;

/** Returns the colours of a game as CSS: felt, rail, print and the room around the table. */
export function tableColors({ name, look }: TableTheme): string {
  const { base, foot } = tones[look.tone];
  const rail = ramps[look.coloring];
  const print = ramps[look.key];
  // A near black ground would make a table without colour.
  const cloth = tones[look.tone].family === 'dark' ? print.deep : base;
  const rows = {
    lit: darken(cloth, 11),
    edge: darken(foot, 17),
    felt: darken(cloth, FELT_CONTRAST),
    'felt-lit': darken(cloth, LIT_CONTRAST),
    'rail-lit': `color-mix(in srgb, ${rail.deep} 60%, ${rail.dark})`,
    rail: rail.dark,
    print: print.mid,
    'print-light': print.light,
    'print-deep': print.deep,
    grain: `url("/art/symbol/${name}/felt.svg")`,
    crest: `url("/art/symbol/${name}/crest.svg")`,
    room: `url("/art/room/${name}.svg")`,
    'shoe-card': `url("/art/symbol/${name}/back.svg")`,
  };
  return `:root{${Object.entries(rows)
    .map(([row, value]) => `--${row}:${value};`)
    .join('')}}`;
}

/** Returns the markup of the roads of a game of two sides. */
export function roadsMarkup(word: (key: string) => string): string {
  const road = (id: string, name: string) => `<div class="road" id="${id}" role="img" aria-label="${word(name)}"></div>`;
  const small = ['bigEye', 'small', 'cockroach'].map((name) => road(name, `table.${name}Road`));
  return `<div class="roads">${road('beads', 'table.beadPlate')}${road('big', 'table.bigRoad')}<div class="small-roads">${small.join('')}</div></div>`;
}

/** Returns the markup of a table under the sign of its game. `content` is escaped markup. */
export function tableMarkup({ name }: TableTheme, { kind, content }: { kind: string; content: string }): string {
  return `<div class="table" id="table" data-kind="${kind}" dir="ltr"><img class="table-sign" src="/art/symbol/${name}/sign.svg" alt="" width="640" height="120"><div class="felt">${content}</div></div><p class="unseen" id="spoken" role="status"></p>`;
}
