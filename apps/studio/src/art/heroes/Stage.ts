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

/** A hero's crops; words stand in the start half of the wide one and in the lower half of the tall one. */
export type Crop = 'desktop' | 'phone';

/** The schemes of the page a hero hangs on: it is night in the dark one, and day in the light one. */
export type Scheme = 'dark' | 'light';
