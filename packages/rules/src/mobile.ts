import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface Mobile {
  /** E.164 number: `+84912000001`. */
  number: string;
  /** `+84` */
  dialling: string;
  /** Number after the dialling code, without the leading zero of domestic calls. */
  national: string;
  /** ISO 3166 code; empty when the prefix belongs to no country. */
  country: string;
}

/**
 * Spaces and invisible characters that copying leaves around a number, such as the direction marks around a contact's number. Within a
 * number they are refused.
 */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Returns the mobile number typed beside a dialling code, or undefined when it is not a valid number of that country. A number with its own
 * code, as `+84 912 000 004`, `0084…` or `84…` beside +84, needs no other; beside an empty code, a number is read as if it began with `+`.
 * Digits are 0 to 9.
 *
 * Source: docs/domain.md DR-17.
 */
export function mobileOf(countryDialingCode: string, typed: string): Mobile | undefined {
  const text = typed.replaceAll(around, '');
  if (/\p{Cf}/u.test(text)) return undefined;
  const defaultCallingCode = countryDialingCode.replace('+', '');
  const readings = [
    defaultCallingCode || text.startsWith('+') ? text : `+${text}`,
    text.replace(/^00/, '+'),
    // Also accepts several leading zeros.
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
