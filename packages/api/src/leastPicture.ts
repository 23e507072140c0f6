/** Least size of a picture that banners are cut from, in pixels. */
export const LEAST_PICTURE = { width: 1440, height: 880 } as const;
