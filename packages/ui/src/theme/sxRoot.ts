import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** Props of a root that is drawn without MUI's style engine until it has `sx`. */
export interface SxRoot {
  /** Styles of this one place, by the theme. */
  sx?: SxProps<Theme> | undefined;
}

/** Returns what draws a root: the plain element, which costs nothing where many stand side by side, or with `sx` a styled one. */
export function sxRoot<Root extends ElementType>(plain: Root): (sx: SxRoot['sx']) => { Root: Root; own: SxRoot } {
  const withSx = styled(plain as 'div')({}) as unknown as Root;
  return (sx) => (sx === undefined ? { Root: plain, own: {} } : { Root: withSx, own: { sx } });
}
