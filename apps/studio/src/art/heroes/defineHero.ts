import { drawMotif } from '../drawMotif.ts';
import { round } from '../geometry.ts';
import type { MotifName } from '../motifs/motifs.ts';
import type { RampName } from '../ramps.ts';
import { wordsEnd } from './scenery.ts';
import type { Scheme, Stage } from './Stage.ts';

/** A hero as the rest of the art sees it. */
export interface Hero {
  /** Where the motif stands in the desktop crop and on phones, and how large: x, y, scale. */
  stands: Record<'desktop' | 'phone', readonly [x: number, y: number, scale: number]>;
  draw(stage: Stage, scheme: Scheme, id: string): string;
}

/** Colours that every scene has: of the sky, from the words' side to the far one, and of the cut line around the motif. */
type Common = 'near' | 'middle' | 'far' | 'ink';

interface Scene<Color extends string> {
  motif: MotifName;
  /** The motif's colouring by night and by day. */
  coloring: Record<Scheme, RampName>;
  /** What of the motif's 300 × 320 box stands in the middle of the disc. @default [150, 158] */
  middle?: readonly [x: number, y: number];
  stands: Hero['stands'];
  /** By night and by day. Whatever stands behind the words has a luminance below 15 %. */
  colors: Record<Scheme, Record<Color | Common, string>>;
  /** Markup; `motif` is the motif in its place, and every id starts with `id`. */
  draw(stage: Stage, colors: Record<Color | Common, string>, motif: string, id: string): string[];
}

/** How far the sky over the words takes to fade, in drawing units. */
const CLEAR = 158;

/** Lays the sky over the side of the words, so that nothing behind them is louder than they are. */
function calm(stage: Stage, { near, middle }: Record<'near' | 'middle', string>, strength: number, id: string) {
  const { width, height } = stage;
  const [end, clear] = [wordsEnd(stage), wordsEnd(stage) + CLEAR].map((x) => (x / width).toFixed(4));
  return `<linearGradient id="${id}-calm" x2="1" y2="0"><stop offset="0" stop-color="${near}" stop-opacity="${strength}"/><stop offset="${end}" stop-color="${middle}" stop-opacity="${strength}"/><stop offset="${clear}" stop-color="${middle}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#${id}-calm)"/>`;
}

/** Ties a scene's parts to their colours by night and by day. */
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
