/** The three looks that every story is checked in, here and on Chromatic. The keys of each are Storybook globals. */
export const modes = {
  light: { colorScheme: 'light', language: 'EN' },
  dark: { colorScheme: 'dark', language: 'EN' },
  rtl: { colorScheme: 'dark', language: 'AR' },
} as const;

export type Mode = keyof typeof modes;

/** A story's `parameters.visual`. */
export interface Visual {
  /** No picture: what is proved is what people do, and dark alone is asked. */
  skip?: boolean;
  /** The whole page, for dialogs, whose portal stands outside the canvas. */
  page?: boolean;
  /** A picture winds animations to their end; this leaves them, for a component that acts when one ends. */
  animations?: 'allow';
  /** Two more pictures, on a wide and on a narrow phone, where the layout of a phone differs. */
  phone?: boolean;
}

/** The phones whose layouts differ, in CSS pixels. Most phones are 360 wide, and below 375 the layout is the narrow one. */
export const phoneSizes = {
  phone: { width: 390, height: 844 },
  narrowPhone: { width: 360, height: 800 },
} as const;

const phones = {
  phone: { ...modes.dark, viewport: phoneSizes.phone },
  narrowPhone: { ...modes.dark, viewport: phoneSizes.narrowPhone },
} as const;

/** A story as Storybook prepares it; its own types leave out the globals that a story sets itself. */
export interface Prepared {
  storyGlobals?: { language?: string };
}

/**
 * The modes of a story. Where it names its language, `rtl` would be `dark` once more; where it has no picture, it is there for what
 * people do, and dark shows that.
 */
export const modesOf = ({ skip }: Visual = {}, { language }: Prepared['storyGlobals'] = {}): Partial<typeof modes> => {
  if (skip) return { dark: modes.dark };
  if (!language) return modes;
  const { rtl: _, ...schemes } = modes;
  return schemes;
};

/** The pictures of a story, by name. */
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
