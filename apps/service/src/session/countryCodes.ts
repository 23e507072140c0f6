import { countryCodes } from '@site/api/session';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { accept, handle } from '../http/handle.ts';
import { locationOf } from '../system/locationOf.ts';

const tags: Record<string, { tag: string }> = languages;
const named = new Map<string, { country: string; dialling: string; name: string }[]>();

/** Source: SYS-20. */
export default handle(countryCodes, async ({ merchant, language, headers, services: { brands, config } }) => {
  const { country } = locationOf({ state: await brands.of(merchant), config, headers });
  const codes = named.get(language) ?? nameAll(tags[language]?.tag ?? 'en');
  named.set(language, codes);
  return accept({ countryCode: country, codes });
});

/** Sorts names by the language's collation. */
function nameAll(tag: string) {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return getCountries()
    .map((country) => ({ country, dialling: getCountryCallingCode(country), name: names.of(country) ?? country }))
    .toSorted((one, other) => one.name.localeCompare(other.name, tag));
}
