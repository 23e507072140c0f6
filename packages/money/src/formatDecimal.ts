import { intlLocale } from './intlLocale.ts';
import { decimalOf } from './decimal.ts';
import { memoize } from './memoize.ts';

/**
 * Formats an integer with `decimals` implied places in the reader's language and digits, with at least `fewest` decimals: 123450 with two is
 * '1,234.50', or '1,234.5' when `fewest` is 0. `latn` writes the value of a field, which has Latin digits.
 */
export const formatDecimal = (units: bigint, decimals: number, locale: string, fewest = decimals, digits?: 'latn'): string =>
  formatOf(intlLocale(locale, digits), fewest, decimals).format(decimalOf(units, decimals));

const formatOf = memoize(
  (locale: string, fewest: number, most: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: fewest, maximumFractionDigits: most }),
);
