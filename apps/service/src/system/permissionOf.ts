import type { PermissionValue } from '@site/api/system';
import { isOn } from '@site/rules/flags';
import type { Config } from '../config.ts';
import type { EncKey } from '../session/encKey.ts';
import type { BrandState } from './Brands.ts';
import { linesOf } from './linesOf.ts';
import { originOf } from './originOf.ts';

interface Sources {
  state: BrandState;
  config: Config;
  encKey: EncKey;
}

/** The permission reply but for what differs by visitor and moment, so that painted pages can keep it. */
export function permissionOf({ state, config, encKey }: Sources): Omit<PermissionValue, 'location' | 'serverTime'> {
  const { brand, flags, settings, status, maintenanceEnd } = state;
  return {
    info: {
      customerService: settings.customerService,
      domainRoute: linesOf(state, config),
      resources: settings.resources,
      whitelabel: flags,
      register: { mobile: isOn(flags, 'MOBILEREG'), username: true },
      mainDomain: originOf(state, config),
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
