/** How far a picture may be from the one to hold to: not at all. Edges of letters and curves are left out where they can be told apart. */
export const allowance = { threshold: 0, allowedMismatchedPixels: 0 };
