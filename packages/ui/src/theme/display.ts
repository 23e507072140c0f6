import { font } from './tokens';

/** The face of titles: wide and tight. Scripts whose letters join or carry a head line keep their own spacing. */
export const display = {
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: '112%',
  letterSpacing: '-0.015em',
  '&:is(:lang(ar), :lang(fa), :lang(ur), :lang(bn), :lang(hi), :lang(ne))': { letterSpacing: 0 },
} as const;
