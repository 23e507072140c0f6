import { intlLocale } from './intlLocale.ts';

/**
 * Returns the locales for figures with words, such as "3 min", best first: the language itself, then the one that stands for it in a browser
 * without its words.
 *
 * @param tag BCP 47 tag of the language
 */
export function unitLocales(tag: string): string[] {
  const locale = intlLocale(tag);
  return [`${tag}${locale.slice(locale.indexOf('-u-'))}`, locale];
}
