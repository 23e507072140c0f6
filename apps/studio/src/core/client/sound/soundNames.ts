/** Names of the baked sounds; those of wins are the tiers. */
export const soundNames = ['press', 'knock', 'small', 'big', 'mega', 'hall'] as const;
export type SoundName = (typeof soundNames)[number];

/** Length of the ambience before it repeats. */
export const LOOP_SECONDS = 12;
/** The file goes on for this long, because its encoding leaves silence at both ends. */
export const SEAM_SECONDS = 0.5;
