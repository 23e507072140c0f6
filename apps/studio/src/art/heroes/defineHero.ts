import { drawMotif } from '../drawMotif.ts';
import { round } from '../geometry.ts';
import type { DrawingName } from '../markupOf.ts';
import type { RampName } from '../ramps.ts';
import { wordsEnd } from './scenery.ts';
import type { Scheme, Stage } from './Stage.ts';

/** A finished hero. */
export interface Hero {
  /** Place and scale of the motif in the desktop crop and on phones: x, y, scale. */
  stands: Record<'desktop' | 'phone', readonly [x: number, y: number, scale: number]>;
  draw(stage: Stage, scheme: Scheme, id: string): string;
}

/** Colours of every scene: the sky, from the text side to the far side, and the cut line around the motif. */
type Common = 'near' | 'middle' | 'far' | 'ink';

interface Scene<Color extends string> {
  motif: DrawingName;
  /** The motif's colouring by night and by day. */
  coloring: Record<Scheme, RampName>;
  /** Point of the motif's 300 × 320 box that is placed at the centre of the disc. @default [150, 158] */
  middle?: readonly [x: number, y: number];
  stands: Hero['stands'];
  /** Colours by night and by day. Everything behind the text has a luminance below 15 %. */
  colors: Record<Scheme, Record<Color | Common, string>>;
  /** Returns the markup; `motif` is the placed motif, and every id starts with `id`. */
  draw(stage: Stage, colors: Record<Color | Common, string>, motif: string, id: string): string[];
}

/** Length of the fade of the sky behind the text, in drawing units. */
const CLEAR = 158;

/** Covers the text side with sky, so that the text stays readable. */
function calm(stage: Stage, { near, middle }: Record<'near' | 'middle', string>, strength: number, id: string) {
  const { width, height } = stage;
  const [end, clear] = [wordsEnd(stage), wordsEnd(stage) + CLEAR].map((x) => (x / width).toFixed(4));
  return `<linearGradient id="${id}-calm" x2="1" y2="0"><stop offset="0" stop-color="${near}" stop-opacity="${strength}"/><stop offset="${end}" stop-color="${middle}" stop-opacity="${strength}"/><stop offset="${clear}" stop-color="${middle}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#${id}-calm)"/>`;
}

/** Connects the parts of a scene with their colours by night and by day. */
export function defineHero<Color extends string>(scene: Scene<Color>): Hero {
  const [middleX, middleY] = scene.middle ?? [150, 158];
  return {
    stands: scene.stands,
    draw(stage, scheme, id) {
      const { motifX, motifY, scale } = stage;
      const colors = scene.colors[scheme];
      const cut = { ink: colors.ink, id, fall: [9, 11], shadow: scheme === 'dark' ? 0.45 : 0.32 } as const;
      const place = `translate(${round(motifX - middleX * scale)} ${round(motifY - middleY * scale)}) scale(${scale})`;
      const motif = `<g transform="${place}">${drawMotif(scene.motif, scene.coloring[scheme], cut)}</g>`;
      const parts = scene.draw(stage, colors, motif, id);
      return [...parts, stage.isPhone ? '' : calm(stage, colors, scheme === 'dark' ? 0.3 : 0.86, id)].join('').replaceAll(/>\s+</g, '><');
    },
  };
}
