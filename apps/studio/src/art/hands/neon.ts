import { lightOf, mix, tune } from '../colors.ts';
import { round } from '../geometry.ts';
import { drawGround } from '../grounds.ts';
import { markupOf } from '../markupOf.ts';
import { fade } from './flat.ts';
import type { Hand } from './Hand.ts';
import { type Attributes, opacityOf, retouch } from './retouch.ts';

const NIGHT = '#06050F';

/** Glowing tubes in the dark: every edge is a line of light, every face is night. */
export const neon: Hand = {
  motif: (name, coloring, { ink, id }) => glow(tubes(markupOf(name, coloring, id), mix(ink, NIGHT, 0.6), 3.4), `${id}-cut`),
  ground({ pattern, turn, tone, id }) {
    const night = mix(tone.foot, NIGHT, 0.5);
    const wall = tubes(drawGround(pattern, { ...tone, disc: mix(tone.disc, tone.base, 0.5) }, turn, id), night, 1.6);
    return `<rect width="300" height="400" fill="${night}"/><g opacity=".5">${wall}</g><radialGradient id="${id}-light" cx=".5" cy=".4" r=".62"><stop offset="0" stop-color="${tube(tone.base)}" stop-opacity=".5"/><stop offset="1" stop-color="${night}" stop-opacity=".25"/></radialGradient><rect width="300" height="400" fill="url(#${id}-light)"/>`;
  },
  veil: (tone, id) => fade(`${id}-over`, mix(tone.foot, NIGHT, 0.75), 0.6, 0.8, 0.92),
  letter(lines, { fill, ink, key }, id) {
    const night = mix(ink, NIGHT, 0.6);
    const outlines = lines.map(({ outline }, index) => `<path id="${id}-line${index}" d="${outline}"/>`).join('');
    const uses = lines.map((_, index) => `<use href="#${id}-line${index}"/>`).join('');
    return [
      `<defs>${outlines}</defs><g stroke-linejoin="round">`,
      `<g fill="none" stroke="${tube(key)}"><g stroke-opacity=".09" stroke-width="34">${uses}</g><g stroke-opacity=".14" stroke-width="27">${uses}</g><g stroke-opacity=".24" stroke-width="20">${uses}</g></g>`,
      `<g fill="none" stroke="${tube(key)}" stroke-width="14">${uses}</g><g fill="${night}" stroke="${night}" stroke-width="10">${uses}</g>`,
      `<g fill="${mix(tube(fill[1]), '#ffffff', 0.45)}">${uses}</g></g>`,
    ].join('');
  },
};

/** Returns the colour that a tube of a colour shines in. */
function tube(color: string): string {
  const light = lightOf(color);
  return tune(color, 1, light > 0.85 ? 0.88 : light < 0.12 ? 0.46 : 0.62);
}

/** Turns faces into night with a tube around. Shades and shines go: tubes have none. */
function tubes(drawing: string, night: string, width: number): string {
  return retouch(drawing, (attributes, isGroup) => {
    const { fill, stroke } = attributes;
    if (!isGroup && opacityOf(attributes) < 0.8) return undefined;
    const lit: Attributes = stroke?.startsWith('#')
      ? { stroke: tube(stroke), 'stroke-width': String(round(Math.min(width, Number(attributes['stroke-width'] ?? width)))) }
      : {};
    if (fill === undefined || fill === 'none') return lit;
    const edge = fill.startsWith('#') ? tube(fill) : '#ffffff';
    return {
      stroke: edge,
      'stroke-width': String(width),
      'stroke-linejoin': 'round',
      ...lit,
      fill: fill.startsWith('url') && isGroup ? fill : night,
    };
  });
}

/** Adds the light around tubes: what is bright shines, what is night does not. */
function glow(drawing: string, id: string): string {
  const filter = [
    '<feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 .5 .6 .4 0 -.12" result="lit"/>',
    '<feGaussianBlur in="lit" stdDeviation="5" result="shine"/>',
    '<feMerge><feMergeNode in="shine"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shine"/></feMerge>',
  ].join('');
  return `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#${id})">${drawing}</g>`;
}
