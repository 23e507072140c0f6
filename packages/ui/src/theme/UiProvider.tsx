import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { createSiteTheme, type Direction } from './createSiteTheme';
import type { BrandTokens } from './tokens';

export interface UiProviderProps {
  /** The line of reading; must agree with the `dir` of the page. */
  direction: Direction;
  /** From `@site/ui/cache`, or `@site/ui/rtl` for right-to-left. */
  cache: EmotionCache;
  /** Colours the brand changes; may be replaced at run time. */
  brand?: BrandTokens | undefined;
  /** The site. */
  children: ReactNode;
}

/** Theme, direction and base styles for everything below it. MUI alone owns the colour scheme (`useColorScheme`). */
export function UiProvider({ direction, cache, brand, children }: UiProviderProps) {
  const theme = useMemo(() => createSiteTheme(direction, brand), [direction, brand]);
  return (
    <CacheProvider value={cache}>
      {/* noSsr: the page's own script has set the scheme by now, so MUI need not render once without it. */}
      <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey="ui-mode" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
