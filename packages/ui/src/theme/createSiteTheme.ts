import '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import {
  breakpoint,
  type BrandTheme,
  type BrandTokens,
  color,
  type ColorName,
  colorOf,
  shadow,
  type ElevationName,
  type FontName,
  type RadiusName,
  radiusPx,
  type Scheme,
  spacingUnit,
  textPx,
  type Tone,
  typefaces,
  weight,
} from './tokens';
import { forcedEdge } from './forcedEdge';
import { radius, tone, typeface } from './vars';

declare module '@mui/material/styles' {
  interface Palette {
    tone: Tone;
    elevation: Record<ElevationName, string>;
  }
  interface Theme {
    radius: Record<RadiusName, number>;
    typeface: Record<FontName, string>;
  }
  interface ThemeOptions {
    radius?: Record<RadiusName, number>;
    typeface?: Record<FontName, string>;
  }
  interface PaletteOptions {
    tone?: Tone;
    elevation?: Record<ElevationName, string>;
  }
}

export type Direction = 'ltr' | 'rtl';

/** Converts tokens to MUI's CSS variables, in this place only: `theme.vars.palette.tone.surface`. */
export function createSiteTheme(direction: Direction, { tokens = {}, roundness = 1, typeface: chosen }: BrandTheme = {}) {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-color-scheme', cssVarPrefix: 'ui' },
    defaultColorScheme: 'dark',
    colorSchemes: { light: { palette: palette('light', tokens) }, dark: { palette: palette('dark', tokens) } },
    radius: Object.fromEntries(Object.entries(radiusPx).map(([name, px]) => [name, px * roundness])) as Record<RadiusName, number>,
    typeface: { text: typefaces[chosen?.text ?? 'inter'], display: typefaces[chosen?.display ?? 'archivo'] },
    shape: { borderRadius: radiusPx.control * roundness },
    spacing: spacingUnit,
    breakpoints: { values: { xs: 0, sm: breakpoint.narrow, md: breakpoint.phone, lg: breakpoint.compact, xl: breakpoint.wide } },
    typography: {
      fontFamily: typeface.text,
      fontSize: textPx.body,
      // Uppercase garbles Turkish and has no meaning in Bengali or Arabic.
      button: { textTransform: 'none', fontWeight: weight.action },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minBlockSize: 40,
            paddingInline: 18,
            borderRadius: radius.control,
            ...forcedEdge,
            '&:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
            variants: [
              {
                props: { variant: 'contained', color: 'primary' },
                style: {
                  color: tone.onAction,
                  '&:hover': { backgroundColor: tone.actionHover },
                  '&:active': { backgroundColor: tone.actionPress },
                  '&.MuiButton-loading': { backgroundColor: tone.actionWash, '& .MuiButton-loadingIndicator': { color: tone.actionText } },
                },
              },
              {
                props: { variant: 'outlined', color: 'primary' },
                style: {
                  color: tone.text,
                  borderWidth: 1.5,
                  borderColor: tone.edge,
                  '&:hover': { borderColor: tone.edge, backgroundColor: tone.hover },
                  '&.MuiButton-loading': { borderColor: tone.line, '& .MuiButton-loadingIndicator': { color: tone.muted } },
                },
              },
              {
                props: { variant: 'text', color: 'primary' },
                style: { color: tone.actionText, '&:hover': { backgroundColor: tone.hover } },
              },
              { props: { size: 'small' }, style: { minBlockSize: 36, paddingInline: 14, fontSize: textPx.small } },
              {
                props: { size: 'large' },
                style: { minBlockSize: 50, paddingInline: 26, fontSize: textPx.large, borderRadius: radius.input },
              },
            ],
          },
        },
      },
      MuiIconButton: {
        styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 } } },
      },
      MuiCssBaseline: {
        styleOverrides: {
          ':root[data-color-scheme="dark"] .light-only, :root[data-color-scheme="light"] .dark-only': { display: 'none' },
          body: { fontSize: textPx.body, lineHeight: 1.45, fontWeight: weight.text, overflowX: 'clip' },
          // Korean parts its words by spaces; browsers break it anywhere, as they do Chinese.
          ':lang(ko)': { wordBreak: 'keep-all' },
          ':focus-visible': { outline: `2px solid ${tone.focus}`, outlineOffset: 2, borderRadius: radius.chip },
          // Contrast themes draw no backgrounds and shadows, which mark what is chosen everywhere else.
          '@media (forced-colors: active)': {
            ':is([aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [role="menuitemradio"][aria-checked="true"], label:has(> input[type="radio"]:checked)):not(:focus-visible, :has(:focus-visible))':
              { outline: '2px solid Highlight', outlineOffset: -2 },
            // Browsers keep the colour that an icon is given by itself, which the theme's ground may not suit.
            'svg[fill="currentColor"]': { color: 'inherit !important' },
          },
          // A pressed control that waits for a reply: the code that sets the attribute removes it again.
          '[data-pending]': { cursor: 'progress !important', opacity: 0.6, animation: 'pending .6s ease-in-out infinite alternate' },
          '@keyframes pending': { to: { opacity: 0.35 } },
          '@media (prefers-reduced-motion: reduce)': { '[data-pending]': { animation: 'none' } },
        },
      },
    },
  });
}

function palette(scheme: Scheme, brand: BrandTokens) {
  const names = Object.keys(color) as ColorName[];
  const values = Object.fromEntries(names.map((name) => [name, colorOf(brand, name, scheme)])) as Tone;
  return {
    contrastThreshold: 4.5,
    primary: { main: values.action, dark: values.actionPress, light: values.actionHover, contrastText: values.onAction },
    error: { main: values.bad },
    success: { main: values.good },
    info: { main: values.info },
    background: { default: values.page, paper: values.surface },
    text: { primary: values.text, secondary: values.muted, disabled: values.faint },
    divider: values.line,
    tone: values,
    elevation: { rest: shadow.rest[scheme], lifted: shadow.lifted[scheme], floating: shadow.floating[scheme] },
  };
}
