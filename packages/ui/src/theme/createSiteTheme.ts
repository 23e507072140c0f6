import '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import {
  breakpoint,
  type BrandTokens,
  color,
  type ColorName,
  elevation,
  type ElevationName,
  font,
  radius,
  type Scheme,
  spacingUnit,
  type Tone,
} from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tone: Tone;
    elevation: Record<ElevationName, string>;
  }
  interface PaletteOptions {
    tone?: Tone;
    elevation?: Record<ElevationName, string>;
  }
}

export type Direction = 'ltr' | 'rtl';

/** Tokens become MUI's CSS variables here and nowhere else: `theme.vars.palette.tone.surface`. */
export function createSiteTheme(direction: Direction, brand: BrandTokens = {}) {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'ui' },
    defaultColorScheme: 'dark',
    colorSchemes: { light: { palette: palette('light', brand) }, dark: { palette: palette('dark', brand) } },
    shape: { borderRadius: radius.control },
    spacing: spacingUnit,
    breakpoints: { values: { xs: 0, sm: breakpoint.narrow, md: breakpoint.phone, lg: 1024, xl: breakpoint.wide } },
    typography: {
      fontFamily: font.text,
      fontSize: 14,
      // Forced capitals garble Turkish and mean nothing in Bengali or Arabic.
      button: { textTransform: 'none', fontWeight: 700 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontSize: 14, lineHeight: 1.45, fontWeight: 500, overflowX: 'clip' },
          ':focus-visible': { outline: '2px solid var(--ui-palette-tone-focus)', outlineOffset: 2, borderRadius: radius.chip },
        },
      },
    },
  });
}

function palette(scheme: Scheme, brand: BrandTokens) {
  const names = Object.keys(color) as ColorName[];
  const tone = Object.fromEntries(names.map((name) => [name, brand[name]?.[scheme] ?? color[name][scheme]])) as Tone;
  return {
    contrastThreshold: 4.5,
    primary: { main: tone.action, dark: tone.actionPress, light: tone.actionHover, contrastText: tone.onAction },
    error: { main: tone.bad },
    success: { main: tone.good },
    info: { main: tone.info },
    background: { default: tone.page, paper: tone.surface },
    text: { primary: tone.text, secondary: tone.muted, disabled: tone.faint },
    divider: tone.line,
    tone,
    elevation: { rest: elevation.rest[scheme], lifted: elevation.lifted[scheme], floating: elevation.floating[scheme] },
  };
}
