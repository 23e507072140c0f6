/** The three modes that every story is checked in, here and on Chromatic. The keys of each are Storybook globals. */
export const modes = {
  light: { colorScheme: 'light', language: 'EN' },
  dark: { colorScheme: 'dark', language: 'EN' },
  rtl: { colorScheme: 'dark', language: 'AR' },
} as const;

export type Mode = keyof typeof modes;

/** Type of a story's `parameters.visual`. */
export interface Visual {
  /** Takes no picture and runs in dark mode only, for stories that test interaction. */
  skip?: boolean;
  /** Captures the whole page, for dialogs whose portal is outside the canvas. */
  page?: boolean;
  /** Keeps animations running, for components that react to their end. By default a picture finishes them. */
  animations?: 'allow';
  /** Takes two more pictures, on a wide and on a narrow phone, for components with a phone layout. */
  phone?: boolean;
}

/** Sizes of phones with different layouts, in CSS pixels. Most phones are 360 wide; below 375 the layout is the narrow one. */
export const phoneSizes = {
  phone: { width: 390, height: 844 },
  narrowPhone: { width: 360, height: 800 },
} as const;

const phones = {
  phone: { ...modes.dark, viewport: phoneSizes.phone },
  narrowPhone: { ...modes.dark, viewport: phoneSizes.narrowPhone },
} as const;

/** A story as Storybook prepares it; Storybook's types omit the globals that a story sets itself. */
export interface Prepared {
  storyGlobals?: { language?: string };
}

/**
 * Returns the modes of a story. A story with its own language skips `rtl`, which would equal `dark`; a story without a picture runs in dark
 * only.
 */
export const modesOf = ({ skip }: Visual = {}, { language }: Prepared['storyGlobals'] = {}): Partial<typeof modes> => {
  if (skip) return { dark: modes.dark };
  if (!language) return modes;
  const { rtl: _, ...schemes } = modes;
  return schemes;
};

/** Returns the pictures of a story, by name. */
export const picturesOf = (visual: Visual = {}, ownGlobals: Prepared['storyGlobals'] = {}) =>
  visual.skip ? {} : { ...modesOf(visual, ownGlobals), ...(visual.phone && phones) };

const stylesOf = ({ width, height }: { width: number; height: number }) => ({ width: `${width}px`, height: `${height}px` });

export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
  narrowPhone: { name: 'Narrow phone', styles: stylesOf(phoneSizes.narrowPhone) },
  phone: { name: 'Phone', styles: stylesOf(phoneSizes.phone) },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
};
