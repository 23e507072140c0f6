import { localDigits } from '@site/money/localDigits';

/**
 * Writes a figure in the digits of the page's language: points, multiples, odds, countdowns. Not for codes, and not for what is painted on
 * wheels, balls and cards, which has Latin digits everywhere.
 *
 * Source: I18-04.
 */
export const figure = (value: string | number): string => localDigits(value, document.documentElement.lang);
