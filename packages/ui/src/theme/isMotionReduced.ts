/** Returns true when reduced motion is preferred. In the browser only. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
