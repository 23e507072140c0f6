import { countryCodes } from '@site/api/session';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { accept, handle } from '../handle.ts';

const tags: Record<string, { tag: string }> = languages;
const named = new Map<string, { country: string; dialling: string; name: string }[]>();

/** Source: calls.md §3 "country code". No address book of countries is kept: a visitor's country is the brand's market. */
export default handle(countryCodes, async ({ merchant, language, services: { brands } }) => {
  const { settings } = await brands.of(merchant);
  const codes = named.get(language) ?? nameAll(tags[language]?.tag ?? 'en');
  named.set(language, codes);
  return accept({ countryCode: settings.country, codes });
});

/** In the order of the language's own letters. */
function nameAll(tag: string) {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return getCountries()
    .map((country) => ({ country, dialling: getCountryCallingCode(country), name: names.of(country) ?? country }))
    .toSorted((one, other) => one.name.localeCompare(other.name, tag));
}
