import { intlLocale } from './intlLocale.ts';
import { memoize } from './memoize.ts';

/**
 * Writes the digits of a text in those of a language, for what Intl does not write: a clock, a number on a ball, "2 / 5". The inverse of
 * `latinDigits`. Not for codes, which keep their Latin digits.
 *
 * @param tag BCP 47 tag of the language
 *
 * Source: I18-04.
 */
export const localDigits = (text: string | number, tag: string): string =>
  String(text).replaceAll(/\d/g, (digit) => digitsOf(tag)[Number(digit)] ?? digit);

const digitsOf = memoize((tag: string) => {
  const format = new Intl.NumberFormat(intlLocale(tag));
  return Array.from({ length: 10 }, (_, digit) => format.format(digit));
});
