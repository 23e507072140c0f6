import { intlLocale } from './intlLocale.ts';
import { localDigits } from './localDigits.ts';

/**
 * Returns the function that writes a value into a place of a text: numbers in the digits of the language, `{{count, number}}` with groups and
 * `{{count}}` without. Texts stay as they are, so that codes keep their Latin digits.
 *
 * @param tag BCP 47 tag of the language
 *
 * Source: I18-04.
 */
export function placeFormat(tag: string): (value: unknown, format?: string) => string {
  // A browser reads the data of a language at the first formatter, which takes it some milliseconds.
  let figures: Intl.NumberFormat | undefined;
  return (value, format) => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number' && typeof value !== 'bigint') return '';
    return format?.trim() === 'number'
      ? (figures ??= new Intl.NumberFormat(intlLocale(tag))).format(value)
      : localDigits(String(value), tag);
  };
}
