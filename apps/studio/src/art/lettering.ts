import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// oxlint-disable-next-line import/default -- Node loads the CommonJS build, which has nothing but a default.
import opentype from 'opentype.js';
import type { Font, PathCommand } from 'opentype.js';
import { round } from './geometry.ts';

/** The lettering typefaces, each with its weight. */
const weights = {
  'alfa-slab-one': 400,
  bangers: 400,
  'bowlby-one': 400,
  bungee: 400,
  chango: 400,
  'lilita-one': 400,
  'luckiest-guy': 400,
  'passion-one': 900,
  'press-start-2p': 400,
  'rammetto-one': 400,
  'titan-one': 400,
} as const;

export type FaceName = keyof typeof weights;
export const faceNames = Object.keys(weights) as FaceName[];

/**
 * Curves that bend a line of text: u runs from −1 to 1 along the line, `up` from 0 at the baseline to 1 at the top; the result is a shift
 * in line heights.
 */
const warps = {
  flat: () => ({ x: 0, y: 0 }),
  arc: (u) => ({ x: 0, y: -0.13 * (1 - u * u) }),
  smile: (u) => ({ x: 0, y: 0.12 * (1 - u * u) }),
  bulge: (u, up) => ({ x: 0, y: 0.045 * (1 - u * u) - up * 0.18 * (1 - u * u) }),
  pinch: (u, up) => ({ x: 0, y: -up * 0.24 * u * u }),
  wave: (u) => ({ x: 0, y: 0.1 * Math.sin(u * Math.PI) }),
  slant: (u, up) => ({ x: 0.13 * up, y: -0.075 * u }),
} as const satisfies Record<string, (u: number, up: number) => { x: number; y: number }>;

export type Warp = keyof typeof warps;
export const warpNames = Object.keys(warps) as Warp[];

/** Position of a line: centre, baseline, and the box it must fit. All in drawing units. */
interface Place {
  centerX: number;
  foot: number;
  maxWidth: number;
  maxHeight: number;
}

export interface Line {
  /** Path data. */
  outline: string;
  /** Height of the letters in drawing units. */
  height: number;
  foot: number;
}

/** Returns the outline of a text that fills its box: narrow lines may grow taller by 46 %, those of square letters by
 * 62 %, short ones wider by 18 %. */
export function drawLine(text: string, face: FaceName, warp: Warp, { centerX, foot, maxWidth, maxHeight }: Place): Line {
  const commands = outlineOf(text, face);
  const bounds = boundsOf(commands);
  const scale = Math.min(maxWidth / bounds.width, maxHeight / bounds.height);
  const scaleX = Math.min(maxWidth / bounds.width, scale * 1.18);
  const scaleY = Math.min(maxHeight / bounds.height, scale * (face === 'press-start-2p' ? 1.62 : 1.46));
  const width = scaleX * bounds.width;
  const height = scaleY * bounds.height;
  const bend = warps[warp];

  const place = (x: number, y: number) => {
    const along = (x - bounds.left) * scaleX;
    const up = ((bounds.bottom - y) * scaleY) / height;
    const shift = bend((along / width - 0.5) * 2, up);
    return `${round(centerX - width / 2 + along + shift.x * height)} ${round(foot - up * height + shift.y * height)}`;
  };
  return { outline: commands.map((command) => pathData(command, place)).join(''), height, foot };
}

export interface LetteringStyle {
  face: FaceName;
  warp: Warp;
  /** Upper and lower colour of the letters. */
  fill: readonly [upper: string, lower: string];
  /** Colour of outline and drop shadow. */
  ink: string;
  /** Colour of the accent line between letters and outline. */
  key: string;
}

/** Returns the height of each line of a poster's name, in poster units (the poster is 400 high). */
export function lineHeights(lines: readonly string[], style: Pick<LetteringStyle, 'face' | 'warp'>) {
  return placeLines(lines, style).map((line) => line.height);
}

const posterFoot = 384;
const lineGap = 8;

/** Returns the outlines of one or two lines at the foot of a 300 × 400 poster. */
export function placeLines(lines: readonly string[], { face, warp }: Pick<LetteringStyle, 'face' | 'warp'>) {
  const maxWidth = warp === 'slant' ? 248 : 262;
  const maxHeight = lines.length === 1 ? 74 : 52;
  const placed: Line[] = [];
  let foot = posterFoot;
  for (const text of lines.toReversed()) {
    const line = drawLine(text, face, warp, { centerX: 150, foot, maxWidth, maxHeight: maxHeight - placed.length * 3 });
    placed.unshift(line);
    foot -= line.height + lineGap;
  }
  return placed;
}

const fonts = new Map<FaceName, Font>();

function fontOf(face: FaceName) {
  const known = fonts.get(face);
  if (known) return known;
  const file = `@fontsource/${face}/files/${face}-latin-${weights[face]}-normal.woff`;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(face, font);
  return font;
}

function outlineOf(text: string, face: FaceName) {
  const font = fontOf(face);
  // Capitals and digits need no shaping, and the parser's shaping fails for some of these fonts.
  const glyphs = text.split('').map((character) => font.charToGlyph(character));
  const commands: PathCommand[] = [];
  let x = 0;
  glyphs.forEach((glyph, index) => {
    commands.push(...glyph.getPath(x, 0, font.unitsPerEm).commands);
    const next = glyphs[index + 1];
    x += (glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0);
  });
  return commands;
}

function boundsOf(commands: readonly PathCommand[]) {
  const points = commands.flatMap(pointsOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.max(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: bottom - Math.min(...ys) };
}

function pointsOf(command: PathCommand): (readonly [number, number])[] {
  switch (command.type) {
    case 'Z':
      return [];
    case 'C':
      return [
        [command.x1, command.y1],
        [command.x2, command.y2],
        [command.x, command.y],
      ];
    case 'Q':
      return [
        [command.x1, command.y1],
        [command.x, command.y],
      ];
    case 'L':
    case 'M':
      return [[command.x, command.y]];
  }
}

function pathData(command: PathCommand, place: (x: number, y: number) => string) {
  return (
    command.type +
    pointsOf(command)
      .map(([x, y]) => place(x, y))
      .join(' ')
  );
}
