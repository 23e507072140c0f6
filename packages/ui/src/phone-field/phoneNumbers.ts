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

/** A country and the prefix that leads to its numbers. */
export interface Dialling {
  /** ISO 3166 code, `VN`. */
  country: string;
  /** `+84` */
  dialling: string;
}

export interface PhoneValue extends Dialling {
  /** What follows the prefix, as it was typed: digits 0 to 9, perhaps with the zero that people dial within the country. */
  national: string;
}

/** Every country that numbers can be dialled in, by its code. */
export const diallings = (): Dialling[] => getCountries().map(diallingOf);

const diallingOf = (country: CountryCode): Dialling => ({ country, dialling: `+${getCountryCallingCode(country)}` });

/** `912000001` of Vietnam as `912 000 001`: grouped as far as it has come. */
export const formatNational = ({ dialling, national }: PhoneValue): string =>
  new AsYouType().input(`${dialling}${national}`).slice(dialling.length).trimStart();

/** A mobile number as people of the country write it, without the prefix. */
export const exampleOf = ({ country, dialling }: Dialling): string | undefined =>
  isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatInternational().slice(dialling.length).trim() : undefined;

export const isPhone = ({ country, national }: PhoneValue): boolean => isSupportedCountry(country) && isValidPhoneNumber(national, country);

/** A whole number, pasted with its prefix, taken apart. A prefix shared by countries keeps the one that was chosen. */
export function readInternational(text: string, chosen: Dialling): PhoneValue | undefined {
  const number = parsePhoneNumberFromString(text);
  if (!number) return undefined;
  const dialling = `+${number.countryCallingCode}`;
  if (dialling === chosen.dialling) return { ...chosen, national: number.nationalNumber };
  const [country] = number.getPossibleCountries();
  return country && { country: number.country ?? country, dialling, national: number.nationalNumber };
}
