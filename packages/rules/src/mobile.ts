import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface Mobile {
  /** As E.164 has it: `+84912000001`. */
  number: string;
  /** `+84` */
  dialling: string;
  /** What follows the dialling code, without the zero that people dial within the country. */
  national: string;
  /** ISO 3166 code; empty where a prefix is no country's. */
  country: string;
}

/** Unseen signs that copying leaves around a number, such as the marks of direction around that of a contact. Within a number they are refused. */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Returns the number that was typed beside a dialling code, or undefined where that country has no such number. A number that brings its
 * own code, as `+84 912 000 004`, `0084…` or `84…` beside +84, needs no other; one beside an empty code is read as if it began with `+`.
 * Digits are 0 to 9.
 *
 * Source: DR-17.
 */
export function mobileOf(countryDialingCode: string, typed: string): Mobile | undefined {
  const text = typed.replaceAll(around, '');
  if (/\p{Cf}/u.test(text)) return undefined;
  const defaultCallingCode = countryDialingCode.replace('+', '');
  const readings = [
    defaultCallingCode || text.startsWith('+') ? text : `+${text}`,
    text.replace(/^00/, '+'),
    // More zeros than one dials within the country.
    text.replace(/^[\s(]*0[\s)0]*/, ''),
  ];
  for (const reading of readings) {
    const parsed = parsePhoneNumberFromString(reading, { defaultCallingCode, extract: false });
    if (parsed?.isValid() && !parsed.ext) {
      const { number, countryCallingCode, nationalNumber, country = '' } = parsed;
      return { number, dialling: `+${countryCallingCode}`, national: nationalNumber, country };
    }
  }
  return undefined;
}
