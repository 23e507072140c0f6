import { drawMotif } from './drawMotif.ts';
import { escapeText } from './escapeText.ts';
import { drawFrame, type FrameName } from './frames.ts';
import type { PatternName } from './grounds.ts';
import { type HandName, hands } from './hands/hands.ts';
import type { FaceName, Warp } from './lettering.ts';
import { drawLettering, drawSignLettering } from './drawLettering.ts';
import type { MotifName } from './motifs/motifs.ts';
import { ramps, type RampName } from './ramps.ts';
import { tones, type ToneName } from './tones.ts';

/** The features that determine a game's poster. */
export interface PosterTheme {
  /** Game code; prefix of the ids in the drawing. */
  code: string;
  /** How the vendor's artist draws. */
  hand: HandName;
  motif: MotifName;
  coloring: RampName;
  tone: ToneName;
  pattern: PatternName;
  /** 0–3: varies the pattern's count, size or angle. */
  turn: number;
  frame: FrameName;
  /** Colour of the frame. */
  trim: RampName;
  /** One or two lines, at most nine letters each. */
  lines: readonly string[];
  face: FaceName;
  warp: Warp;
  /** Colour of the letters. */
  fill: RampName;
  /** Colour of the accent line around the letters. */
  key: RampName;
}

/** Draws a game's poster as SVG, 300 × 400. The same theme gives the same bytes. */
export function drawPoster({
  code,
  hand,
  motif,
  coloring,
  tone: toneName,
  pattern,
  turn,
  frame,
  trim,
  lines,
  face,
  warp,
  fill,
  key,
}: PosterTheme) {
  const id = idOf(code);
  const tone = tones[toneName];
  const shadow = tone.family === 'pale' || tone.family === 'yellow' ? 0.25 : 0.38;
  const style = { face, warp, fill: [ramps[fill].light, ramps[fill].mid], ink: tone.ink, key: ramps[key].mid } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" role="img" aria-label="${escapeText(lines.join(' '))}">`,
    hands[hand].ground({ pattern, turn, tone, id }),
    drawFrame(frame, ramps[trim]),
    drawMotif(motif, coloring, { ink: tone.ink, id, shadow }, hand),
    hands[hand].veil(tone, id),
    drawLettering(lines, hand, style, id),
    '</svg>',
  ].join('');
}

/** Draws a game's name on one line as SVG, for the head of its cabinet or table. */
export function drawSign({ code, hand, tone, lines, face, warp, fill, key }: PosterTheme) {
  const style = { face, warp, fill: [ramps[fill].light, ramps[fill].mid], ink: tones[tone].ink, key: ramps[key].mid } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120" width="640" height="120">${drawSignLettering(lines.join(' '), hand, style, idOf(code))}</svg>`;
}

/** Draws the room behind a game as SVG, dark towards its edges and its foot, so that white text can be read on it. */
export function drawRoom({ code, hand, motif, coloring, tone: toneName, pattern, turn }: PosterTheme) {
  const id = idOf(code);
  const tone = tones[toneName];
  const statue = `<g id="${id}-statue" filter="url(#${id}-dim)">${drawMotif(motif, coloring, { ink: tone.ink, id }, hand)}</g>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000" preserveAspectRatio="xMidYMid slice">',
    `<g transform="translate(-10 -500) scale(5.4)">${hands[hand].ground({ pattern, turn, tone, id })}</g>`,
    `<radialGradient id="${id}-light" cx=".5" cy=".38" r=".62"><stop offset="0" stop-color="${tone.foot}" stop-opacity=".1"/><stop offset=".55" stop-color="${tone.foot}" stop-opacity=".78"/><stop offset="1" stop-color="${tone.ink}"/></radialGradient><rect width="1600" height="1000" fill="url(#${id}-light)"/>`,
    `<filter id="${id}-dim" x="0" y="0" width="1" height="1"><feComponentTransfer><feFuncR type="linear" slope=".42"/><feFuncG type="linear" slope=".42"/><feFuncB type="linear" slope=".42"/></feComponentTransfer></filter>`,
    `<defs>${statue}</defs><use href="#${id}-statue" transform="translate(-70 330) rotate(-8) scale(1.5)"/><use href="#${id}-statue" transform="translate(1670 330) rotate(8) scale(-1.5 1.5)"/>`,
    `<linearGradient id="${id}-dusk" x1="0" x2="0" y1="0" y2="1"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".72"/></linearGradient><rect width="1600" height="1000" fill="url(#${id}-dusk)"/>`,
    '</svg>',
  ].join('');
}

/** Converts a game's code to an id: letters, digits and hyphens only. */
function idOf(code: string) {
  return `g-${code.replaceAll(/[^\w-]/g, '')}`;
}
