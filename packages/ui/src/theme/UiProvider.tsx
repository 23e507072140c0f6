import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { createSiteTheme, type Direction } from './createSiteTheme';
import type { BrandTheme } from './tokens';
import { LocaleContext } from './useLocale';

export interface UiProviderProps {
  /** Reading direction; must equal the `dir` of the page. */
  direction: Direction;
  /** BCP 47 tag of the reader's language, by which components write figures, dates and names. */
  locale: string;
  /** From `@site/ui/cache`, or `@site/ui/rtl` for right-to-left. */
  cache: EmotionCache;
  /** Colours, corners and typefaces that the brand overrides; may change at run time. */
  brand?: BrandTheme | undefined;
  /** Content of the site. */
  children: ReactNode;
}

/** Provides theme, direction, language of figures and base styles to its children. MUI alone owns the colour scheme (`useColorScheme`). */
export function UiProvider({ direction, locale, cache, brand, children }: UiProviderProps) {
  const theme = useMemo(() => createSiteTheme(direction, brand), [direction, brand]);
  return (
    <CacheProvider value={cache}>
      {/* noSsr: the page's inline script has set the scheme already, so MUI need not render twice. */}
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="ui-mode" noSsr>
        <CssBaseline enableColorScheme />
        <LocaleContext value={locale}>{children}</LocaleContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
