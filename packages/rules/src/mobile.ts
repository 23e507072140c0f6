import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface Mobile {
  /** As E.164 has it: `+84912000001`. */
  number: string;
  /** ISO 3166 code; empty where a prefix is no country's. */
  country: string;
}

/** The number that was typed beside a dialling code, its leading zeros left out; none where that country has no such number. Source: DR-17. */
export function mobileOf(countryDialingCode: string, typed: string): Mobile | undefined {
  const national = typed.replaceAll(/[\s()\-.]/g, '').replace(/^0+/, '');
  if (!/^[0-9]{4,15}$/.test(national)) return undefined;
  const parsed = parsePhoneNumberFromString(`+${countryDialingCode.replace('+', '')}${national}`);
  return parsed?.isValid() ? { number: parsed.number, country: parsed.country ?? '' } : undefined;
}
