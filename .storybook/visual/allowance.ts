/**
 * How far a picture may be from the one to hold to. A gradient is dithered anew in each tile that is drawn again: 0.004 is one of 255 levels.
 * Corners of clipped layers are drawn in two ways that differ in some pixels; a step of any colour differs in more.
 */
export const allowance = { threshold: 0.004, allowedMismatchedPixels: 100 };
