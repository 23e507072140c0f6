import { typeface } from './vars';

/** Typography of titles: wide and tight. Scripts with joined letters or a headline keep their default spacing. */
export const display = {
  fontFamily: typeface.display,
  fontWeight: 800,
  fontStretch: '112%',
  letterSpacing: '-0.015em',
  '&:is(:lang(ar), :lang(fa), :lang(ur), :lang(bn), :lang(hi), :lang(ne))': { letterSpacing: 0 },
} as const;
