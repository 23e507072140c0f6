export type Scheme = 'light' | 'dark';
export type Pair = Record<Scheme, string>;

const same = (value: string): Pair => ({ light: value, dark: value });

/** Colour tokens by meaning, with both schemes on one line so that neither is forgotten. `tokens.test.ts` checks their contrast. */
export const color = {
  /** Page, header, inputs. */
  page: { light: '#F6F3EC', dark: '#0C0E14' },
  /** Footer, game page, the agent centre's side menu, fields. */
  sunken: { light: '#ECE7DC', dark: '#08090E' },
  /** Cards, the selected item, search, dialogs. */
  surface: { light: '#FFFFFF', dark: '#141721' },
  /** Thumbs, skeletons, header and totals rows of a grid. */
  raised: { light: '#F3F0E8', dark: '#1C202D' },
  /** Menus, right bar, bottom bar. */
  overlay: { light: '#FFFFFF', dark: '#232838' },
  /** Dividers, never the outline of a control. */
  line: { light: '#E0D9CB', dark: '#262B3A' },
  /** Outline of every control, 3:1. */
  edge: { light: '#857E70', dark: '#6F7890' },
  /** Titles, names, amounts. */
  text: { light: '#171821', dark: '#F5F3EE' },
  /** Body text and menu items. */
  muted: { light: '#4B4F5E', dark: '#B4B8C7' },
  /** Captions, counts, zero and none; still 4.5:1. */
  faint: { light: '#5E6270', dark: '#8F95A8' },
  /** Primary button, lit bulb. Amber means "act here" or "you are here". */
  action: same('#FFB224'),
  actionHover: same('#FFC65C'),
  actionPress: same('#F09E0A'),
  onAction: same('#1D1300'),
  /** Links, selected icons, the focused field; amber text is never used on light. */
  actionText: { light: '#8A5100', dark: '#FFB224' },
  actionWash: { light: '#FFEFCF', dark: '#2B2213' },
  /** Hot badge and unread count; nothing else is red. */
  hot: same('#D42034'),
  onHot: same('#FFFFFF'),
  good: { light: '#0B7048', dark: '#57D9A3' },
  goodWash: { light: '#E4F3EA', dark: '#12281F' },
  bad: { light: '#B3261E', dark: '#FF8A8A' },
  badWash: { light: '#FCEBE8', dark: '#2E191C' },
  info: { light: '#0A5CB0', dark: '#5AB0FF' },
  infoWash: { light: '#E5EFFB', dark: '#12243A' },
  focus: { light: '#8A5100', dark: '#FFD27A' },
  /** Hover background of ghost controls. */
  hover: { light: '#ECE8DF', dark: '#1F2230' },
  /** Selected row and selected menu entry. */
  select: { light: '#F4EBD8', dark: '#1D2332' },
  /** Hero's frame and notice bar, dark in both schemes. */
  sign: same('#10121A'),
  signLine: same('#2A2F3F'),
  /** Background of the bulbs, and the overlay of pictures under text. */
  signDeep: same('#08090E'),
  /** Controls and accents on a sign or a picture, in both schemes. By default the brand's action colour of the dark scheme. */
  signAction: same('#FFB224'),
  signActionHover: same('#FFC65C'),
  signActionPress: same('#F09E0A'),
  onSignAction: same('#1D1300'),
  onArt: same('#FFFFFF'),
  onArtMuted: same('#D9DBE6'),
  /** Dot of open items, on pictures. */
  onArtGood: same('#6BF0B4'),
  /** Outline of ghost controls on pictures. */
  artEdge: same('rgba(255, 255, 255, 0.62)'),
  /** Highlight along the upper edge of a poster. */
  artLight: same('rgba(255, 255, 255, 0.22)'),
  /** Backdrop of dialogs and of a tile's actions. */
  scrim: same('rgba(8, 9, 14, 0.78)'),
  /** Chart colours, in fixed order; at most four in one chart. */
  plot1: { light: '#0A62BA', dark: '#5AB0FF' },
  plot2: { light: '#BF7A22', dark: '#FFB020' },
  plot3: { light: '#5A1F86', dark: '#8F69C4' },
  plot4: { light: '#129891', dark: '#7CEFE3' },
  plotLoss: { light: '#B5400F', dark: '#F26A4B' },
  plotPast: { light: '#66757F', dark: '#8FA0B2' },
} satisfies Record<string, Pair>;

/** Tokens of the dark scheme that replace others on a sign, which is dark in both schemes. */
const nightOf: Partial<Record<ColorName, ColorName>> = {
  signAction: 'action',
  signActionHover: 'actionHover',
  signActionPress: 'actionPress',
  onSignAction: 'onAction',
};

/** Returns a brand's colour in a scheme. */
export const colorOf = (brand: BrandTokens, name: ColorName, scheme: Scheme): string => {
  const night = nightOf[name];
  return brand[name]?.[scheme] ?? (night && brand[night]?.dark) ?? color[name][scheme];
};

/** Shadows: resting, raised on hover, floating above the page. */
export const shadow = {
  rest: {
    light: '0 1px 2px rgba(52, 40, 12, 0.08), 0 1px 0 rgba(52, 40, 12, 0.04)',
    dark: 'inset 0 1px 0 rgba(255, 255, 255, 0.04), 0 2px 6px rgba(0, 0, 0, 0.3)',
  },
  lifted: { light: '0 10px 28px rgba(52, 40, 12, 0.14)', dark: '0 10px 28px rgba(0, 0, 0, 0.45)' },
  floating: { light: '0 28px 80px rgba(30, 22, 6, 0.32)', dark: '0 28px 80px rgba(0, 0, 0, 0.62)' },
} satisfies Record<string, Pair>;

export type ElevationName = keyof typeof shadow;

export type ColorName = keyof typeof color;
export type Tone = Record<ColorName, string>;

/** Colours that a brand overrides at run time, in one scheme or both. */
export type BrandTokens = Partial<Record<ColorName, Partial<Pair>>>;

/** Look that a brand overrides at run time. Source: SYS-13. */
export interface BrandTheme {
  /** Colours. */
  tokens?: BrandTokens | undefined;
  /** Factor of all corner radii, 0 to 2: 0 is square. @default 1 */
  roundness?: number | undefined;
  /** Typeface of texts and of titles. @default `inter` and `archivo` */
  typeface?: { [Name in FontName]?: TypefaceName | undefined } | undefined;
}

/** Placeholder backgrounds, shown while a game's picture loads; a tile selects one by name, without a style attribute. */
export const ground = {
  crimson: '#A3141E',
  ember: '#C2410C',
  amber: '#C47A09',
  honey: '#E0A526',
  sand: '#D9C39A',
  olive: '#5C6B1E',
  lime: '#4F8A1B',
  leaf: '#16753A',
  forest: '#0B4A32',
  jade: '#0B6B5B',
  teal: '#0C6E78',
  lagoon: '#0E86A0',
  sky: '#2C7FD0',
  cobalt: '#0B4FA0',
  royal: '#1D2A8F',
  indigo: '#2B1170',
  violet: '#4A1D8C',
  plum: '#3A0A4F',
  orchid: '#8A1C7C',
  rose: '#B51E5B',
  wine: '#5B0F2B',
  cocoa: '#4A2412',
  slate: '#2B3446',
  ink: '#14161F',
} as const;

export type GroundName = keyof typeof ground;

/** Four shades of a hue for illustrations: background, shadow, main, light. The same in both schemes. */
export const hue = {
  slate: { bed: '#1B2130', deep: '#4A556B', main: '#8A96AD', light: '#D8DEE9' },
  clay: { bed: '#3B2016', deep: '#8C4825', main: '#C9784A', light: '#F4D9BF' },
  silver: { bed: '#232A38', deep: '#71809A', main: '#B6C3D6', light: '#F3F7FC' },
  amber: { bed: '#3A2A0A', deep: '#C27708', main: '#FFB224', light: '#FFE3A6' },
  ice: { bed: '#102E3C', deep: '#3C8FA8', main: '#8FDCF0', light: '#E4F9FF' },
  blue: { bed: '#1A2548', deep: '#2F55C2', main: '#5A88F5', light: '#B5CCFF' },
  violet: { bed: '#33203F', deep: '#7A3CB0', main: '#B06BE8', light: '#E6C4FF' },
  rose: { bed: '#401A26', deep: '#C9435F', main: '#FF8FA3', light: '#FFD5DC' },
  crimson: { bed: '#3A0B12', deep: '#92101F', main: '#D42034', light: '#FF9C8C' },
  jade: { bed: '#123A33', deep: '#17795F', main: '#2FB490', light: '#8CF2D8' },
  lime: { bed: '#29330E', deep: '#6D8720', main: '#C7E35A', light: '#EFFFAE' },
} as const;

export type HueName = keyof typeof hue;

/** Corner radii. A brand scales them; styles use `radius` of `vars`. */
export const radiusPx = { chip: 6, control: 10, input: 12, tile: 14, lead: 18, sign: 22, dialog: 24 } as const;
export type RadiusName = keyof typeof radiusPx;
export const spacingUnit = 8;
export const motion = {
  colorMs: 120,
  liftMs: 200,
  imageMs: 320,
  curtainMs: 420,
  slideMs: 1000,
  dwellMs: 5000,
  bulbsMs: 2400,
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** Typefaces that a brand may choose from, each with its companions for other scripts. */
export const typefaces = {
  inter: '"Inter Variable", "Noto Sans Arabic Variable", "Noto Sans Bengali Variable", "Noto Sans Scripts", system-ui, sans-serif',
  archivo:
    '"Archivo Variable", "Inter Variable", "Noto Kufi Arabic Variable", "Noto Sans Bengali Variable", "Noto Sans Scripts", system-ui, sans-serif',
  system: 'system-ui, sans-serif',
} as const;

export type TypefaceName = keyof typeof typefaces;

/** Default font of texts and of titles. A brand changes them; styles use `typeface` of `vars`. */
export const font = { text: typefaces.inter, display: typefaces.archivo } as const;
export type FontName = keyof typeof font;

/** Sizes of text that the theme sets; components set their own beside them. */
export const textPx = { small: 13, body: 14, large: 16 } as const;

/** Weights of running text, of what is pressed and of titles. */
export const weight = { text: 500, action: 700, title: 800 } as const;

/** Layout breakpoints in CSS pixels. */
export const breakpoint = { narrow: 375, phone: 768, compact: 1024, wide: 1360 } as const;
