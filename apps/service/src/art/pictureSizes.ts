/** Widths in which pictures exist, in pixels: any other is unknown, so that nobody makes the service draw without end. */
export const pictureSizes = {
  /** 3 : 4. On a phone, on a desktop, on a dense screen, and large at the head of a list. */
  poster: [120, 170, 340, 700],
  heroDesktop: [960, 1440],
  heroPhone: [480, 720],
} as const;
