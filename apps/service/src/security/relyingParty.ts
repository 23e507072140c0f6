import type { BrandState } from '../system/Brands.ts';

/**
 * To whom a passkey of this page belongs: the host that was called, if it is one of the brand's, else the brand's first. The browser
 * holds to it by itself that no other host uses it.
 *
 * Source: WebAuthn §5.1.2 "rpId".
 */
export function relyingParty({ brand, hosts }: BrandState, origin: string) {
  const { hostname } = new URL(origin);
  return { id: hosts.includes(hostname) ? hostname : (hosts[0] ?? hostname), name: brand.name, origin };
}
