import { drawMotif } from './drawMotif.ts';
import { drawGround, type PatternName } from './grounds.ts';
import type { MotifName } from './motifs/motifs.ts';
import type { RampName } from './ramps.ts';
import { tones, type ToneName } from './tones.ts';

interface Avatar {
  motif: MotifName;
  coloring: RampName;
  tone: ToneName;
  pattern: PatternName;
}

/** Avatars that members may choose. Their background colours are strong, so that each stands out from a dark and a light page. */
const avatars = {
  tiger: { motif: 'tiger', coloring: 'gold', tone: 'crimson', pattern: 'rays' },
  lotus: { motif: 'lotus', coloring: 'rose', tone: 'royal', pattern: 'moon' },
  lantern: { motif: 'lantern', coloring: 'crimson', tone: 'amber', pattern: 'rays' },
  koi: { motif: 'koi', coloring: 'pearl', tone: 'jade', pattern: 'waves' },
  panda: { motif: 'panda', coloring: 'snow', tone: 'lime', pattern: 'rings' },
  owl: { motif: 'owl', coloring: 'bronze', tone: 'violet', pattern: 'rays' },
  rabbit: { motif: 'rabbit', coloring: 'snow', tone: 'rose', pattern: 'dots' },
  dragon: { motif: 'dragon', coloring: 'jade', tone: 'orchid', pattern: 'rings' },
  phoenix: { motif: 'phoenix', coloring: 'ember', tone: 'teal', pattern: 'rays' },
  wolf: { motif: 'wolf', coloring: 'steel', tone: 'cobalt', pattern: 'chevrons' },
  fox: { motif: 'mask', coloring: 'snow', tone: 'ember', pattern: 'fans' },
  sun: { motif: 'sun', coloring: 'gold', tone: 'sky', pattern: 'rays' },
} as const satisfies Record<string, Avatar>;

export type AvatarName = keyof typeof avatars;
export const avatarNames = Object.keys(avatars) as AvatarName[];

/** Draws an avatar as SVG: a disc of 300 × 300. */
export function drawAvatar(name: AvatarName) {
  const { motif, coloring, tone: toneName, pattern } = avatars[name];
  const tone = tones[toneName];
  const id = `avatar-${name}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300">',
    `<clipPath id="${id}-disc"><circle cx="150" cy="150" r="150"/></clipPath><g clip-path="url(#${id}-disc)">`,
    drawGround(pattern, tone, 1, id),
    `<g transform="translate(27 20) scale(.82)">${drawMotif(motif, coloring, { ink: tone.ink, id, blur: 5 })}</g>`,
    `</g><circle cx="150" cy="150" r="146" fill="none" stroke="${tone.foot}" stroke-width="8" stroke-opacity=".6"/></svg>`,
  ].join('');
}
