import type { PermissionValue } from '@site/api/system';
import { isOn } from '@site/rules/flags';
import type { Config } from '../config.ts';
import type { EncKey } from '../session/encKey.ts';
import type { BrandState } from './Brands.ts';
import { demoLines } from './demoLines.ts';

interface Sources {
  state: BrandState;
  config: Config;
  encKey: EncKey;
}

/** The permission reply but for what differs by visitor and moment, so that painted pages can keep it. */
export function permissionOf({ state, config, encKey }: Sources): Omit<PermissionValue, 'location' | 'serverTime'> {
  const { brand, flags, status, maintenanceEnd, hosts } = state;
  return {
    info: {
      customerService: [],
      domainRoute: config.mode === 'demo' ? demoLines(config.port) : [],
      resources: {},
      whitelabel: flags,
      register: { mobile: isOn(flags, 'MOBILEREG'), username: true },
      mainDomain: hosts[0] ?? '',
      analytics: { endpoint: '' },
      imageCDNs: [],
      launchGameCDNs: [],
    },
    maintenance: status === 1,
    regionRestriction: status === 2,
    maintenanceEnd,
    encKey: { kid: encKey.kid, jwk: encKey.publicJwk },
    brand,
  };
}
