import { weight } from './tokens';
import { typeface } from './vars';

const titles = ':is(h1, h2, h3, h4, p, .title)';

/** Selects the languages of scripts with joined letters or a headline, which are never set tighter. */
export const inJoinedScript = ':is(:lang(ar), :lang(fa), :lang(ur), :lang(bn), :lang(hi), :lang(ne))';

/** Selects the languages of scripts with marks above and below their letters, whose lines need more height. */
export const inTallScript = ':is(:lang(km), :lang(lo), :lang(my), :lang(si), :lang(ta), :lang(te), :lang(th))';

/** Typography of titles: wide and tight. Scripts with joined letters, a headline or marks keep their spacing, and lines that do not touch. */
export const display = {
  fontFamily: typeface.display,
  fontWeight: weight.title,
  fontStretch: '112%',
  letterSpacing: '-0.015em',
  [`&${inJoinedScript}, &${inTallScript}`]: { letterSpacing: 0 },
  [`&${titles}:is(:lang(hi), :lang(ne), :lang(ur)), &${titles}${inTallScript}`]: { lineHeight: 1.35 },
  [`&${titles}:is(:lang(km), :lang(my))`]: { lineHeight: 1.6 },
} as const;
