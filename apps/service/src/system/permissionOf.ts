import type { PermissionValue } from '@site/api/system';
import { isOn } from '@site/rules/flags';
import type { Config } from '../config.ts';
import type { PhoneVerifier } from '../providers/createPhoneVerifier.ts';
import type { EncKey } from '../session/EncKeys.ts';
import type { BrandState } from './Brands.ts';
import { linesOf } from './linesOf.ts';
import { originOf } from './originOf.ts';

interface Sources {
  state: BrandState;
  config: Config;
  encKey: EncKey;
  phoneVerifier: PhoneVerifier | undefined;
  /** The own texts of the brand are those of this language. */
  language: string;
}

/** Returns the permission reply without the parts that differ by visitor and time, so that it can be cached in rendered pages. */
export function permissionOf({
  state,
  config,
  encKey,
  phoneVerifier,
  language,
}: Sources): Omit<PermissionValue, 'location' | 'serverTime'> {
  const { brand, flags, settings, status, maintenanceEnd } = state;
  return {
    info: {
      customerService: settings.customerService,
      domainRoute: linesOf(state, config),
      resources: settings.resources,
      whitelabel: flags,
      register: {
        mobile: isOn(flags, 'MOBILEREG'),
        username: true,
        ...(phoneVerifier && isOn(flags, 'PHONEAUTH') && { phoneAuth: { url: phoneVerifier.url, key: phoneVerifier.key } }),
      },
      mainDomain: originOf(state, config),
      analytics: { endpoint: settings.analyticsEndpoint },
      imageCDNs: settings.imageCDNs,
      launchGameCDNs: settings.launchGameCDNs,
    },
    maintenance: status === 1,
    regionRestriction: status === 2,
    maintenanceEnd,
    encKey: { kid: encKey.kid, jwk: encKey.publicJwk },
    brand: brand.wording ? { ...brand, wording: { [language]: brand.wording[language] ?? {} } } : brand,
  };
}
