import type { IncomingHttpHeaders } from 'node:http';
import type { PermissionValue } from '@site/api/system';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import type { Config } from '../config.ts';
import type { BrandState } from './Brands.ts';

interface Visitor {
  state: BrandState;
  config: Pick<Config, 'countryHeader'>;
  headers: IncomingHttpHeaders;
}

/** Returns the country of a visitor, with its dialling code: the one that the proxy in front tells, otherwise the brand's market. Source: SYS-20. */
export function locationOf({ state, config: { countryHeader }, headers }: Visitor): Omit<PermissionValue['location'], 'ip'> {
  const told = countryHeader ? String(headers[countryHeader]).toUpperCase() : '';
  const country = isSupportedCountry(told) ? told : state.settings.country;
  return { country, dialling: isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '' };
}
