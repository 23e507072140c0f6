import type { CutOut } from '../cutOut.ts';
import type { PatternName } from '../grounds.ts';
import type { LetteringStyle, Line } from '../lettering.ts';
import type { DrawingName } from '../markupOf.ts';
import type { RampName } from '../ramps.ts';
import type { Tone } from '../tones.ts';

/** The ground of a poster: its pattern, one of its four variants, its colours. `id` prefixes the ids in the drawing. */
export interface Ground {
  pattern: PatternName;
  turn: number;
  tone: Tone;
  id: string;
}

/** How an artist draws. A vendor has one hand for all its games. */
export interface Hand {
  /** Draws a motif in its 300 × 320 box, with its edge and its shadow. */
  motif(name: DrawingName, coloring: RampName, cut: CutOut): string;
  /** Draws the ground of a poster, 300 × 400. */
  ground(ground: Ground): string;
  /** Draws what lies between the motif and the name, so that the name is readable. */
  veil(tone: Tone, id: string): string;
  /** Draws the lines of a name. */
  letter(lines: readonly Line[], style: LetteringStyle, id: string): string;
}
