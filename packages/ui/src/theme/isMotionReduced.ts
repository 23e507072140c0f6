/** Returns whether the person asked their system for less motion. In the browser only. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
