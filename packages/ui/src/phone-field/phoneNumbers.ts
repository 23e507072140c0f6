import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** A country and its dialling code. */
export interface Dialling {
  /** ISO 3166 code, `VN`. */
  country: string;
  /** `+84` */
  dialling: string;
}

export interface PhoneValue extends Dialling {
  /** Number after the dialling code, as typed: digits 0 to 9, possibly with the leading zero of domestic calls. */
  national: string;
}

/** Lists every country with a dialling code. */
export const diallings = (): Dialling[] => getCountries().map(diallingOf);

const diallingOf = (country: CountryCode): Dialling => ({ country, dialling: `+${getCountryCallingCode(country)}` });

/** Groups a possibly incomplete number: `912000001` of Vietnam becomes `912 000 001`. */
export const formatNational = ({ dialling, national }: PhoneValue): string =>
  new AsYouType().input(`${dialling}${national}`).slice(dialling.length).trimStart();

/** Returns an example mobile number of the country, without the dialling code. */
export const exampleOf = ({ country, dialling }: Dialling): string | undefined =>
  isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatInternational().slice(dialling.length).trim() : undefined;

export const isPhone = ({ country, national }: PhoneValue): boolean => isSupportedCountry(country) && isValidPhoneNumber(national, country);

/** Parses a pasted international number. When several countries share its dialling code, the chosen one is kept. */
export function readInternational(text: string, chosen: Dialling): PhoneValue | undefined {
  const number = parsePhoneNumberFromString(text);
  if (!number) return undefined;
  const dialling = `+${number.countryCallingCode}`;
  if (dialling === chosen.dialling) return { ...chosen, national: number.nationalNumber };
  const [country] = number.getPossibleCountries();
  return country && { country: number.country ?? country, dialling, national: number.nationalNumber };
}
