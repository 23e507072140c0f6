import { cutOut } from '../cutOut.ts';
import { round } from '../geometry.ts';
import { drawGround } from '../grounds.ts';
import type { LetteringStyle, Line } from '../lettering.ts';
import { markupOf } from '../markupOf.ts';
import type { Hand } from './Hand.ts';

/** Flat colours, cut from card: an ink line around, a hard shadow beside. */
export const flat: Hand = {
  motif: (name, coloring, cut) => cutOut(markupOf(name, coloring, cut.id), cut),
  ground: ({ pattern, turn, tone, id }) =>
    `${drawGround(pattern, tone, turn, id)}${gleam(id)}${fade(`${id}-under`, tone.foot, 0.5, 1, 0.9)}`,
  veil: (tone, id) => fade(`${id}-over`, tone.foot, 0.62, 0.86, 0.88),
  letter(lines, { fill, ink, key }, id) {
    const outlines = lines.map(({ outline }, index) => `<path id="${id}-line${index}" d="${outline}"/>`);
    const uses = lines.map((_, index) => `<use href="#${id}-line${index}"/>`).join('');
    const { gradients, faces } = twoTone(lines, fill, id);
    return [
      `<defs>${outlines.join('')}${gradients}</defs><g stroke-linejoin="round">`,
      `<g fill="${ink}" stroke="${ink}" stroke-width="15"><g transform="translate(3.3 6)">${uses}</g>${uses}</g>`,
      `<g fill="none" stroke="${key}" stroke-width="6.5">${uses}</g><g stroke="${ink}" stroke-width="1.6">${faces}</g></g>`,
    ].join('');
  },
};

/** Draws light from the upper start. */
export function gleam(id: string) {
  return `<radialGradient id="${id}-light" cx=".3" cy=".18" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="300" height="400" fill="url(#${id}-light)"/>`;
}

/** Draws a gradient that darkens a poster towards its foot; from and to are parts of its height. */
export function fade(id: string, color: string, from: number, to: number, opacity: number) {
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="${from}" stop-color="${color}" stop-opacity="0"/><stop offset="${to}" stop-color="${color}" stop-opacity="${opacity}"/></linearGradient><rect width="300" height="400" fill="url(#${id})"/>`;
}

/** Returns the faces of letters in two tones, the upper one above the middle, with the gradients that they use. */
export function twoTone(lines: readonly Line[], [upper, lower]: LetteringStyle['fill'], id: string) {
  const gradient = ({ foot, height }: Line, index: number) =>
    `<linearGradient id="${id}-fill${index}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(foot - height * 1.1)}" y2="${round(foot)}"><stop offset=".54" stop-color="${upper}"/><stop offset=".54" stop-color="${lower}"/></linearGradient>`;
  return {
    gradients: lines.map(gradient).join(''),
    faces: lines.map((_, index) => `<use href="#${id}-line${index}" fill="url(#${id}-fill${index})"/>`).join(''),
  };
}
