/** Where the side menu is a drawer, and on phones the bottom bar stands. Layout is CSS alone: a painted page knows no width. */
export const media = {
  narrow: '@media (max-width: 374.98px)',
  phone: '@media (max-width: 767.98px)',
  compact: '@media (max-width: 1023.98px)',
} as const;

/** In CSS pixels. */
export const size = { header: 68, headerPhone: 58, menu: 236, rail: 76, bottomBar: 60 } as const;

/** For a screen reader only. */
export const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
