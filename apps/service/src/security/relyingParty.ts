import type { Config } from '../config.ts';
import type { BrandState } from '../system/Brands.ts';
import { originOf } from '../system/originOf.ts';

/**
 * Returns the relying party id of a page's passkeys, and the origins that may use them. `origin` is taken from the request: it is accepted
 * only when its host is one of the brand's, and in production only by https on the brand's port.
 *
 * Source: WebAuthn §5.1.2 "rpId", §13.4.9.
 */
export function relyingParty(state: BrandState, { config, origin }: { config: Pick<Config, 'mode' | 'port'>; origin: string }) {
  const { brand, hosts } = state;
  const own = originOf(state, config);
  const hostname = URL.parse(origin)?.hostname ?? '';
  const id = hosts.includes(hostname) ? hostname : new URL(own).hostname;
  const origins = config.mode === 'production' ? [own, ...hosts.map((host) => `https://${host}`)] : id === hostname ? [origin] : [own];
  return { id, name: brand.name, origins };
}
