/** Globals of Storybook that a story is shown with. Chromatic calls them modes. */
export interface Look {
  colorScheme: 'light' | 'dark';
  language: 'EN' | 'AR';
  /** Keeps the words of the story. In the toolbar's languages the labels follow. */
  words?: 'story';
  /** The house's brand unless named. */
  brand?: string;
  /** Shows the story in the colours of the system, as Windows does with a contrast theme. */
  forcedColors?: 'active';
  viewport?: { width: number; height: number };
}

/** A story is played in these: direction changes positions, so it is not enough to show a played story in another one. */
export const modes = {
  dark: { colorScheme: 'dark', language: 'EN' },
  rtl: { colorScheme: 'dark', language: 'AR', words: 'story' },
} as const satisfies Record<string, Look>;

export type Mode = keyof typeof modes;

/** The narrowest screen, on which every story is checked. */
export const smallPhone: Look = { ...modes.dark, viewport: { width: 320, height: 640 } };

/** Phones with different layouts, in CSS pixels. Most are 360 wide, the smallest 320; below 375 the layout is the narrow one. */
const phones = {
  phone: { ...modes.dark, viewport: { width: 390, height: 844 } },
  narrowPhone: { ...modes.dark, viewport: { width: 360, height: 800 } },
  smallPhone,
} as const satisfies Record<string, Look>;

const light: Look = { ...modes.dark, colorScheme: 'light' };

/** Looks in which a story has a picture beside `dark` and `light`, unless it is about another language. */
const further = {
  secondBrand: { ...modes.dark, brand: 'khela' },
  forcedColors: { ...modes.dark, forcedColors: 'active' },
} as const satisfies Record<string, Look>;

/** Type of a story's `parameters.visual`. */
export interface Visual {
  /** Takes no picture and is played in dark mode only, for stories that test interaction. */
  skip?: boolean;
  /** Captures the whole page, for dialogs whose portal is outside the canvas. */
  page?: boolean;
  /** Keeps animations running, for components that react to their end. By default a picture finishes them. */
  animations?: 'allow';
  /** Takes a picture on each of three phones too, for components with a phone layout. */
  phone?: boolean;
  /** Why the story is not checked at 320 px, for what is wider than a phone by itself. */
  wideOnly?: string;
}

/** A story as Storybook prepares it; Storybook's types omit the globals that a story sets itself. */
export interface Prepared {
  storyGlobals?: { language?: string };
}

/** Returns the looks in which a story has a picture, by name; those of a mode first. One with its own language is the same in `rtl`. */
export const looksOf = (visual: Visual = {}, { language }: Prepared['storyGlobals'] = {}): Record<string, Look> =>
  visual.skip
    ? {}
    : {
        ...(language ? { dark: modes.dark } : modes),
        light,
        ...(!language && further),
        ...(visual.phone && phones),
      };

/** Reports whether a story is checked on the narrowest screen without a picture of it. */
export const isCheckedNarrow = ({ skip, phone, wideOnly }: Visual) => !skip && !phone && !wideOnly;

/** Reports whether a story is played in a mode. */
export const isPlayedIn = (mode: Mode, visual?: Visual, ownGlobals?: Prepared['storyGlobals']) =>
  mode === 'dark' || mode in looksOf(visual, ownGlobals);

const stylesOf = ({ width, height }: { width: number; height: number }) => ({ width: `${width}px`, height: `${height}px` });

export const viewports = {
  small: { name: 'Small phone', styles: stylesOf({ width: 320, height: 640 }) },
  narrowPhone: { name: 'Narrow phone', styles: stylesOf(phones.narrowPhone.viewport) },
  phone: { name: 'Phone', styles: stylesOf(phones.phone.viewport) },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
  desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } },
};
