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
export function localDigits(text: string | number, tag: string): string {
  const { digits, point } = signsOf(tag);
  return String(text)
    .replaceAll(/(?<=\d)\.(?=\d)/g, point)
    .replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** Latin figures keep their point, as the games write them. */
const signsOf = memoize((tag: string) => {
  const format = new Intl.NumberFormat(intlLocale(tag));
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  const sign = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { digits, point: digits[0] === '0' ? '.' : sign };
});
