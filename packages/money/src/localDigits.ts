import { intlLocale } from './intlLocale.ts';
import { memoize } from './memoize.ts';

/**
 * Writes the digits of a text in those of a language, for what Intl does not write: a clock, a place, "2 / 5". The inverse of
 * `latinDigits`. Not for codes and the numbers of a lottery, which keep their Latin digits.
 *
 * @param tag BCP 47 tag of the language
 *
 * Source: I18-04.
 */
export function localDigits(text: string | number, tag: string): string {
  const { zero, point } = signsOf(tag);
  return String(text)
    .replaceAll(/(?<=\d)\.(?=\d)/g, point)
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Latin figures keep their point, as the games write them. */
const signsOf = memoize((tag: string) => {
  const [one = '1', sign = '.'] = new Intl.NumberFormat(intlLocale(tag)).format(1.5);
  return { zero: one.charCodeAt(0) - 1, point: one === '1' ? '.' : sign };
});
