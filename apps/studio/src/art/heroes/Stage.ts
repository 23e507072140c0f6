/** The picture a hero is drawn on, and where its motif stands. */
export interface Stage {
  width: number;
  height: number;
  /** The middle of the motif and of the disc behind it. */
  motifX: number;
  motifY: number;
  /** How much larger than its 300-unit box the motif is drawn. */
  scale: number;
  isPhone: boolean;
}

/**
 * A hero's crops, each for frames of one range of shapes: `desktop` up to 2.7 times as wide as high, `wide` up to 4.1, `low` up to 6.7 for
 * the head of a list, `phone` upright. Words stand before the motif, on a phone below it.
 */
export const crops = ['desktop', 'wide', 'low', 'phone'] as const;
export type Crop = (typeof crops)[number];

/** The schemes of the page a hero hangs on: it is night in the dark one, and day in the light one. */
export type Scheme = 'dark' | 'light';
