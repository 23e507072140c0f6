import { intlLocale } from './intlLocale.ts';
import { memoize } from './memoize.ts';

/** Formats a share of 1 as a percentage in the digits of a language, with `fewest` to `most` decimals: 0.125 with one is '12.5%'. */
export const formatPercent = (share: number, tag: string, most = 0, fewest = 0): string =>
  ofDecimals(intlLocale(tag), most, fewest).format(share);

/** Formats a chance as a percentage with three digits that count, however small it is: 0.00012345 is '0.0123%'. */
export const formatChance = (chance: number, tag: string): string => ofChances(intlLocale(tag)).format(chance);

const ofDecimals = memoize(
  (locale: string, most: number, fewest: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: fewest, maximumFractionDigits: most }),
);
const ofChances = memoize((locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 }));
