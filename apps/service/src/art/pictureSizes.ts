/** Available widths in pixels. Others are refused, so that requests cannot make the service generate pictures without limit. */
export const pictureSizes = {
  /** 3 : 4. On a desktop, on a phone of usual density, on a wide desktop, on dense ones, and at the head of a list on each. */
  poster: [170, 240, 340, 480, 700],
  heroDesktop: [960, 1440, 2160],
  heroWide: [1440, 2160, 2880],
  heroLow: [1440, 2160, 2880],
  heroPhone: [480, 600, 720],
  /** Round, in a header's ring on a dense screen. */
  avatar: [96],
} as const;
