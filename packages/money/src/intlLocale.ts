/**
 * Returns the locale in which figures and dates are written: in Latin digits, which match a bank's and a CSV's, and by the Gregorian calendar,
 * which Thai and Persian dates would not have.
 *
 * @param tag BCP 47 tag of the language
 *
 * Source: I18-04.
 */
export const intlLocale = (tag: string): string => `${tag}-u-ca-gregory-nu-latn`;
