/** The canvas of a hero, and the place of its motif. */
export interface Stage {
  width: number;
  height: number;
  /** Centre of the motif and of the disc behind it. */
  motifX: number;
  motifY: number;
  /** Scale of the motif relative to its 300-unit box. */
  scale: number;
  isPhone: boolean;
}

/**
 * Crops of a hero, each for frames of one range of aspect ratios: `desktop` up to 2.7 times as wide as high, `wide` up to 4.1, `low` up to
 * 6.7 for the head of a list, `phone` upright. Text is placed before the motif, on phones below it.
 */
export const crops = ['desktop', 'wide', 'low', 'phone'] as const;
export type Crop = (typeof crops)[number];

/** Colour scheme of the page: heroes show night in the dark scheme and day in the light one. */
export type Scheme = 'dark' | 'light';
