import type { Config } from '../config.ts';
import type { BrandState } from './Brands.ts';

/** Returns the public origin of a brand: never taken from the request, because it is used in links and cached pages. */
export function originOf({ settings, hosts: [host = 'localhost'] }: BrandState, { mode, port }: Pick<Config, 'mode' | 'port'>): string {
  if (settings.origin) return new URL(settings.origin).origin;
  return mode === 'production' ? `https://${host}` : `http://${host}:${port}`;
}
