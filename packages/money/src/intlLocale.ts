/** Digits by language, as `digits` of `locales/languages.json` says; other languages write Latin ones. A browser's own choice differs by its age. */
const digitsOf: Readonly<Record<string, string>> = { bn: 'beng', fa: 'arabext', my: 'mymr', ne: 'deva', ur: 'arabext' };

/**
 * Languages that Chrome has no data for, each with one that writes figures alike. It stands for them in every browser and on the server, so
 * that a page which the server has painted says the same in the browser.
 */
const likeOf: Readonly<Record<string, string>> = { km: 'en', lo: 'id', mn: 'en', my: 'en', ne: 'hi', si: 'en' };

/**
 * Returns the locale in which figures are written: in the digits of the language, and by the Gregorian calendar, which Thai and Persian dates
 * would not have. Dates are written by `dateFormat`, and units by `unitLocales`.
 *
 * @param tag BCP 47 tag of the language
 * @param digits numbering system of Intl; by default that of the language
 *
 * Source: I18-04.
 */
export function intlLocale(tag: string, digits?: 'latn'): string {
  const [language = ''] = tag.split('-');
  return `${likeOf[language] ?? tag}-u-ca-gregory-nu-${digits ?? digitsOf[language] ?? 'latn'}`;
}
