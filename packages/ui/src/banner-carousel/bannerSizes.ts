/** Heights of a carousel on desktop, in CSS pixels; on the widest screens it is higher. */
export const bannerHeight = { high: 432, low: 232 } as const;

/** Returns the `sizes` of a banner's wide crop. It covers its frame: it overflows at the start, or is as wide as the frame. */
export function bannerSizes({ width, height }: { width: number; height: number }, isLow: boolean): string {
  const atLeast = Math.ceil((bannerHeight[isLow ? 'low' : 'high'] * width) / height);
  return `max(${atLeast}px, 100vw - ${BESIDE}px)`;
}

/** Width beside a carousel on desktop with the menu open, in CSS pixels. */
const BESIDE = 356;
